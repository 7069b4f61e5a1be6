/** Types of the modules in this folder. */

import type { CityInvestigatorOffer, CityTip } from "protocol";
import type { Pencil } from "./panel/types.d.ts";

/** `count` tips were put away before. */
export type WaitingTip = { seat: number; count: number; tip: CityTip };

export type Point = readonly [number, number];

export type Kind = "crime scene" | "inside" | "outside" | "door" | "window" | "subway";

export type Place = { digit: number; kind: "building" | "street" };

export type Area = { id: string; place: number };

export type Space = {
  number: number;
  place: number;
  kind: Kind;
  xy: Point;
  area: string | null;
  sides: string[];
  near: number[];
};

/** A space as the server tells it. */
export type SpaceRow = readonly [
  number: number,
  place: number,
  kind: Kind,
  xy: Point,
  area: string | null,
  sides: string[],
  near: number[],
];

export type Circle = readonly [first: number, second: number, node: number, x: number, y: number];

/** One path of a figure. */
export type Layer = readonly [kind: string, d: string, fill?: string];

export type Thief = {
  id: string;
  name: string;
  reward: number;
  ability: { en: string; fr: string };
  captured: boolean;
  face: Layer[];
};

/** The open parts of a box, as `city/lobby/facts.py` tells them. */
export interface Plan {
  edition: string;
  places: Place[];
  areas: Area[];
  spaces: SpaceRow[];
  circles: Circle[];
  thieves: Thief[];
  investigators: CityInvestigatorOffer[];
}

export interface Local {
  /** The moment that the choices below belong to. */
  moment: { seat: number | null; number: number } | null;
  /** What a tap on the board does. */
  kind: string | null;
  /** A card that is looked at. */
  preview: number | null;
  /** A card that a finger has tapped. */
  lifted: number | null;
  pencil: Pencil | null;
  /** The page of the sheet that is open. */
  tab: string;
  /** Whether the sheet is tall. */
  isUp: boolean;
  /** Whether the end has been shown. */
  isOver: boolean;
  /** Whether the game is looked back at. */
  isBack: boolean;
}

export type Thought = { kind: string; place?: number | null; space?: number | null };

/** Rules as tables to look things up in, as `city/lobby/client_facts.py` tells them. */
export interface Rules {
  /** The two buildings that the sound of a first crime may stand for. */
  readonly openings: Readonly<Record<string, readonly [number, number]>>;
  /** The modes in which each plays for themselves. */
  readonly competitive: readonly string[];
  /** The setting that holds the goal, by how one wins and by the number of players. */
  readonly goals: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** The thieves of the Pack besides those that the setting counts. */
  readonly bosses: number;
  /** The kinds of tip that everyone hears. */
  readonly open_tips: readonly string[];
  readonly section_tips: readonly string[];
}
