/** Types of the modules in this folder. */

import type { HouseFacts as Facts } from "protocol";

export type Target = { room: string; label: string; gloss: string; isLit: boolean; isChosen: boolean };

export interface BoardModel {
  facts: Facts;
  language: string;
  /** Of the players. */
  names: readonly string[];
  /** Where they are. */
  rooms: readonly (string | null)[];
  acting: number | null;
  targets: readonly Target[];
  /** The room where the thief was found. */
  thief: string | null;
  /** All of it in a sentence. */
  label: string;
}
