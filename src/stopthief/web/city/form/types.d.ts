/** Types of the modules in this folder. */

import type { CityWhere, CityWhose, CityLobby as Lobby, CityMode as Mode, CitySetup as Setup } from "protocol";
import type { Form as AnyForm, Place as AnyPlace, OpeningAgreed } from "../../lobby/form/types.d.ts";

export type Choice = string | number | boolean;

/** An empty name is the investigator's, or a bot's. */
export type Place = AnyPlace & { investigator: string | null };

export type Agreed = Omit<OpeningAgreed, "game" | "setup"> & { setup: Setup };

/** A level, and the switches that differ from it. */
export type Pick = { level: string; changes: Readonly<Record<string, Choice>> };

/** Every mode has its own pick. Advice is null as long as nobody has said anything about it. */
export type Draft = {
  mode: Mode;
  picks: Readonly<Record<string, Pick>>;
  count: number;
  places: readonly Place[];
  advice: boolean | null;
  board: CityWhere;
  cards: CityWhose;
};

export type Form = AnyForm<Lobby, Draft>;
