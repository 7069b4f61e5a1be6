/** Types of the modules in this folder. */

import type { HouseFacts as Facts, HousePack, HousePhrases } from "protocol";

export type Line = { id: string; said: string; gloss: string };

export type Name = keyof HousePhrases;

export type Tongue = { pack: HousePack; facts: Facts };

/** Where a card is said. */
export type Slot = { name: string; before: string; bare: boolean };

export type Piece = string | Slot;
