/** Types of the modules in this folder. */

import type { HousePack as Pack, HousePhrase as Phrase } from "protocol";
import type { Draft } from "./panel/types.d.ts";

export type Kind = "thing" | "room" | "place";

export type Point = readonly [number, number];

export type Agreed = { pack: Pack; settings: Record<string, boolean> };

export interface Local {
  /** The moment that was drawn last. */
  moment: { seat: number | null; number: number } | null;
  /** A guess in the making, and the turn it is for. */
  draft: { turn: string; cards: Draft; kind: Kind | null };
  /** The page of the sheet that is open. */
  tab: string;
  /** Whether the sheet is tall. */
  isUp: boolean;
  /** The task of this seat when the sheet was last put in its place. */
  doing: string;
  /** The cell of the evidence sheet that was marked last. */
  cell: string;
}

export type Said = { seat: number; phrase: Phrase; kind: string; isPrivate: boolean };

/** By the table itself, in the language of the page. */
export type Told = { text: string; kind: string };

export type Thought = { kind: string; room?: string | null };
