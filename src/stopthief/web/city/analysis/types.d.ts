/** Types of the modules in this folder. */

import type { CitySetup, CitySound, CityTip } from "protocol";
import type { Facts } from "../facts.js";

export type Go = (chase: number, moment: number) => void;

export type Model = { table: string; setup: CitySetup; facts: Facts; close: () => void };

export type Known = {
  spaces: Record<string, number>;
  possible: number;
  bits: number;
  best: number;
  chance: number;
  true?: number;
  seat?: number;
};

export type Moment = {
  turn: number;
  seat: number;
  kind: "start" | "clue" | "tip" | "digit" | "missed" | "arrest";
  told: number;
  known: Known;
  better?: Known[];
  clue?: number;
  sound?: CitySound;
  place?: number;
  space?: number;
  tip?: CityTip;
  truth?: number;
};

export type Chase = { thief: string; moments: Moment[] };

export type Arrest = {
  chase: number;
  moment: number;
  turn: number;
  seat: number;
  space: number;
  chance: number;
  right: boolean;
};

export type Chance = {
  chase: number;
  moment: number;
  turn: number;
  seat: number;
  space: number;
  chance: number;
  card: number;
  played?: boolean;
  there?: boolean;
};

export type Analysis = { chases: Chase[]; arrests: Arrest[]; chances: Chance[] };
