/** Types of the modules in this folder. */

import type { CitySound, CityTip } from "protocol";

export type Guess = { space: number; chance: number; card?: number };

export type Advice = {
  spaces: Record<string, number>;
  possible: number;
  bits: number;
  best: Guess[];
  arrests?: Guess[];
  own?: number;
};

export type Told = { seat: number; number: number; advice: Advice | null; failed: boolean; whys: Map<number, Why> };

export type Spaces = Readonly<Record<string, number>>;

export type Possible = { kind: "possible"; space: number; chance: number; trail: number[] };

export type RuledOut = {
  kind: "ruled out";
  space: number;
  how: string;
  moves: number;
  clue?: number;
  sound?: CitySound;
  place?: number;
  seat?: number;
  at?: number;
  tip?: CityTip;
};

/** Null where it could not be told. */
export type Why = Possible | RuledOut | null;
