/** Types of the modules in this folder. */

import type { CityClue } from "protocol";

export type CluesActs = { replay: (index: number) => void; close: () => void };

export type KeypadActs = { type: (digit: string) => void; erase: () => void; arrest: () => void; close: () => void };

export type Page = "turn" | "keypad" | "clues";

export interface Local {
  /** The moment that the rest belongs to. */
  moment: string | null;
  page: Page;
  /** On the keypad. */
  typed: string;
  /** With what was typed. */
  trouble: string;
  /** Whether the last arrest is still being told. */
  isTelling: boolean;
  /** Whether somebody holds a button to see what is private. */
  isHeld: boolean;
  /** Whether anybody did. */
  wasHeld: boolean;
  /** Whether the Pack's player has lifted the curtain. */
  isOpen: boolean;
  /** The space that the Pack is to go to. */
  chosen: number | null;
  /** Whether it is asked who else has won. */
  isAsking: boolean;
}

export type Way = { to: number; sound: string | null; loot: number };

export type PackState = { isOpen: boolean; chosen: number | null; busy: boolean };

export type PackActs = { open: () => void; choose: (space: number) => void; go: (space: number) => void };

/** The clue that is being heard, and whether there is more to come. */
export type Shown = { sounding: CityClue | null; isBusy: boolean };

export type TurnPageState = { sounding: CityClue | null; busy: boolean; isHeld: boolean; pack: number | null };

export type TurnPageActs = {
  clue: () => void;
  replay: (index: number) => void;
  review: () => void;
  tip: () => void;
  arrest: () => void;
  end: () => void;
  gone: () => void;
  hold: (isHeld: boolean) => void;
};
