/** Types of the modules in this folder. */

import type { Setup, SetupInput } from "protocol";
import type { Strength } from "../../shell/types.d.ts";

/** The part of a player that every form keeps. */
export type Place = { name: string; here: boolean; bot: Strength | null };

export type FormAgreed = Omit<OpeningAgreed, "game">;

export type OpeningAgreed = {
  game: string;
  setup: Setup | SetupInput;
  here: number[];
  bots?: Record<number, Strength>;
  advice?: boolean | null;
};

/** The model of the parts of a form. */
export interface Form<Lobby, Draft> {
  lobby: Lobby;
  draft: Draft;
  bots: readonly Strength[];
  adviser: boolean;
  change: (draft: Draft) => void;
}

/** One of a few choices, side by side. */
export interface Row<T> {
  name: string;
  legend: string;
  class?: string;
  chosen: T;
  options: readonly { value: T; text: string; label?: string }[];
}

export type Whereabouts = { here: boolean; bot: Strength | null };
