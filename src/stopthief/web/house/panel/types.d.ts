/** Types of the modules in this folder. */

import type {
  HouseFacts as Facts,
  HouseCommand,
  HouseObservation,
  HousePack,
  HousePublic,
  HouseSetup,
  HouseView,
  Now,
} from "protocol";
import type { Link } from "../../shell/link.js";
import type { Child } from "../../shell/types.d.ts";
import type { Entry } from "../../table/types.d.ts";
import type { HouseTable } from "../table.js";
import type { Kind } from "../types.d.ts";

export type AnswerActs = { give: (command: HouseCommand) => void };

export type Column = number | "?";

/** `at`: the cell that the keyboard goes to. */
export type Pencilled = { marks: Record<string, Mark>; at: string };

export type EvidenceActs = { mark: (where: string) => void; erase: () => void };

/** The column of the adviser. */
export type Odds = { heading: string; cell: (card: string) => Child; line: string };

export type Draft = Partial<Record<Kind, string>>;

export type GuessActs = { pick: (kind: Kind, card: string) => void; turn: (kind: Kind) => void; ask: () => void };

export type Mark = "yes" | "no" | "maybe";

export type Guide = { known: { card: string; seat: number | null }[]; without: { seat: number; cards: string[] }[] };

/** Beside the house; the same on a low screen; below the house. */
export type Layout = "wide" | "low" | "tall";

export interface Scene {
  link: Link;
  /** Whose view it is. */
  seat: number | null;
  view: HouseView;
  /** The public state: the same for all seats. */
  shared: HousePublic;
  setup: HouseSetup;
  pack: HousePack;
  /** Of the pack. */
  language: string;
  now: Now;
  legal: HouseCommand[];
  facts: Facts;
  layout: Layout;
  entries: Entry<HouseObservation>[];
  /** Whether the seat has to choose. */
  isMine: boolean;
  hand: readonly string[];
  /** Who holds a card that is certainly not the answer; null: it lies open. */
  known: Map<string, number | null>;
  /** "seat:card" for each card that a seat could not show. */
  lacks: Set<string>;
}

/** The state that the parts of the table draw. */
export type TableState = ReturnType<HouseTable["_state"]>;

/** The handlers of everything that can be pressed. */
export type TableActs = ReturnType<HouseTable["_acts"]>;
