/** Types of the modules in this folder. */

import type { Child } from "../../shell/types.d.ts";
import type { Facts } from "../facts.js";
import type { Point as AnyPoint } from "../types.d.ts";

/** The corner of what is seen, and how many CSS pixels a unit has. */
export type View = { x: number; y: number; k: number };

export type Point = readonly [number, number];

export type Choice = { label: string; detail: string; key: string; run: () => void };

export type Spot = { px: number; py: number; isTouch: boolean };

export type Hands = { tap: (spot: Spot) => boolean; hover: (spot: Spot | null) => void; touch: () => void };

export type TargetKind = "move" | "arrest" | "pack" | "start" | "escort" | "ride";

export type Meeple = { seat: number; node: number; investigator: string; name: string; acting: boolean };

export type Target = {
  node: number;
  kind: TargetKind;
  cost: number | null;
  path: readonly number[] | null;
  label: string;
};

export type Clue = { place: number | null; sound: string };

export type Footprint = { node: number; label: string };

export type Mark = "suspected" | "cleared";

/** Probabilities over the plan. */
export interface Heat {
  /** Tells them from others. */
  sign: string;
  trees: () => Child;
  /** A line about all. */
  note: Child;
  /** A word about one. */
  brief: (node: number) => Child;
  /** More about one. */
  about: (node: number) => Child;
  /** Told that one is looked at, so that more can be found out about it. */
  wonder?: (node: number) => void;
}

/** Names of rooms, and rooms in light. */
export type Sections = { sign: string; trees: () => Child };

export interface BoardModel {
  facts: Facts;
  meeples: readonly Meeple[];
  /** The targets that can be chosen now. */
  targets: readonly Target[];
  /** The spaces that a card would reach. */
  preview: readonly number[] | null;
  /** The target that is being confirmed. */
  chosen: number | null;
  /** The last one. */
  clue: Clue | null;
  trail: readonly Footprint[] | null;
  /** How many of its steps. */
  trailShown: number;
  marks: Readonly<Record<string, Mark>>;
  /** What a tap on a space does to its mark. */
  marking: Mark | "erase" | null;
  thief: number | null;
  heat: Heat | null;
  sections: Sections | null;
  /** Whether there is advice on the plan; null where there is none to be had. */
  advises: boolean | null;
}

export type Leg = { from: AnyPoint; to: AnyPoint };

export type PlaceShape = { d: string; isStreet: boolean; middle: AnyPoint; points: AnyPoint[] };

export type Drawn = { element: SVGElement; sign: string };
