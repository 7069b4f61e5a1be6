/** Types of the modules in this folder. */

import type {
  HouseHidingPlace,
  HouseRoom,
  HouseThing,
  HouseLobby as Lobby,
  HousePack as Pack,
  HouseSetupInput as Setup,
} from "protocol";
import type { Form as AnyForm, Place as AnyPlace, OpeningAgreed } from "../../lobby/form/types.d.ts";

/** As far as it is known. */
export type Birthday = { month: number | null; day: number | null };

export type Card = HouseThing | HouseRoom | HouseHidingPlace;

/** An empty name is the number of the player, or a bot's. */
export type Place = AnyPlace & { birthday: Birthday };

export type Agreed = Omit<OpeningAgreed, "game" | "setup"> & { setup: Setup };

export type Rules = { pack: Pack; changes: Readonly<Record<string, boolean>> };

export type Draft = Rules & { count: number; places: readonly Place[]; advice: boolean };

/** The faults of the file that was added last. */
export type Trouble = { file: string; sentences: readonly string[] } | null;

export type Packs = {
  lobby: Lobby;
  pack: Pack;
  choose: (pack: Pack) => void;
  trouble: Trouble;
  fail: (trouble: Trouble) => void;
};

export type Form = AnyForm<Lobby, Draft>;

export type Likes = { english: boolean; aloud: boolean; covered: boolean };
