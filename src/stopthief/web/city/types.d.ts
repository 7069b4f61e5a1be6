/** Types of the modules in this folder. */

import type { Pencil } from "./panel/types.d.ts";

export type Point = readonly [number, number];

export type Kind = "crime scene" | "inside" | "outside" | "door" | "window" | "subway";

export type Place = { digit: number; kind: "building" | "street"; name: string };

export type Area = { id: string; place: number; name: string };

export type Space = { number: number; kind: Kind; xy: Point; area: string | null; sides: string[]; near: number[] };

export type Circle = { node: number; xy: Point };

export type Thief = {
  id: string;
  name: string;
  reward: number;
  ability: { en: string; fr: string };
  captured: boolean;
};

export type Plan = { places: Place[]; areas: Area[]; spaces: Space[]; circles: Circle[]; thieves: Thief[] };

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
