/** Types of the modules in this folder. */

import type { Kind } from "../types.d.ts";

/** A guess, card by card. */
export type Point = { guess: Readonly<Record<Kind, string>> };
