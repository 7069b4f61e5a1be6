/** Types of the modules in this folder. */

import type {
  CityClue,
  CityCommand,
  CityEscortWays,
  CityInvestigatorOffer,
  CityObservation,
  CityPackStep,
  CityReach,
  CitySetup,
  CitySound,
  CityView,
  CityWay,
  Now,
  CityPublic as Public,
} from "protocol";
import type { Link } from "../../shell/link.js";
import type { Entry } from "../../table/types.d.ts";
import type { Heat, Sections } from "../board/types.d.ts";
import type { Facts } from "../facts.js";
import type { CityTable } from "../table.js";

export type ActionActs = {
  kind: (kind: string) => void;
  give: (command: CityCommand) => void;
  undo: () => void;
  askTip: () => void;
  tip: () => void;
};

export type State = {
  kind: string | null;
  preview: number | null;
  pencil: string | null;
  sounding: CityClue | null;
  replay: { step: number };
  heat: Heat | null;
  sections: Sections | null;
  advises: boolean | null;
};

export type Footprint = { node: number; clue: HeardClue | null };

export type Replay = { step: number; playing: boolean };

export type EndingActs = { step: (step: number) => void; toggle: () => void };

export type HandActs = {
  play: (card: number) => void;
  raise: (card: number) => void;
  preview: (card: number | null) => void;
};

export type Pencil = "suspected" | "cleared" | "erase";

export type NotebookActs = { pencil: (pencil: Pencil | null) => void; clear: () => void };

export type ScannerActs = { press: () => void; replay: (index: number) => void; review: () => void };

export type HeardClue = { sound: CitySound; place: number | null; again: boolean; spree: number; loot: number };

export type Guide = {
  fine: number;
  /** Whether a false arrest loses the game. */
  fine_loses: boolean;
  reward: number;
  tip_price: number;
  /** Whether a tip loses the game. */
  tip_loses: boolean;
  /** The seat whose turn follows this one. */
  next: number | null;
  ways: CityWay[];
  escorts: CityEscortWays[];
  reach: CityReach[];
  heard: CityPackStep[];
};

/** All open; on a low screen; in a narrow column; below the board. */
export type Layout = "wide" | "low" | "tight" | "tall";

export interface Scene {
  link: Link;
  /** Whose view it is. */
  seat: number | null;
  /** Whether private things may be drawn. */
  trusted: boolean;
  view: CityView;
  /** The public state: the same for all seats. */
  shared: Public;
  setup: CitySetup;
  now: Now;
  legal: CityCommand[];
  facts: Facts;
  investigators: CityInvestigatorOffer[];
  guide: Guide | null;
  layout: Layout;
  entries: Entry<CityObservation>[];
  clues: HeardClue[];
  /** Whether the seat has to choose. */
  isMine: boolean;
}

export type Target = { node: number; kind: string; cost: number | null; path: number[] | null; label: string };

/** The parts of a scene that do not come from the link. */
export interface Known {
  facts: Facts;
  investigators: CityInvestigatorOffer[];
  guide: Guide | null;
  layout: Layout;
}

/** The state that the parts of the table draw. */
export type TableState = ReturnType<CityTable["_state"]>;

/** The handlers of everything that can be pressed. */
export type TableActs = ReturnType<CityTable["_acts"]>;
