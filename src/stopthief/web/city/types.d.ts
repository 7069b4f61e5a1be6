/** Types of the modules in this folder. */

import type { Pencil } from "./panel/types.d.ts";

export type { Kind, Place, Plan, Point, Space, Thief } from "./told.d.ts";

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
