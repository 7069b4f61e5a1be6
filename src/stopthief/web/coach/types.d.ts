/** Types of the modules in this folder. */

import type { Cue } from "protocol";
import type { Link } from "../shell/link.js";
import type { Child, Tree } from "../shell/types.d.ts";
import type { Guard } from "../table/types.d.ts";

/** How a game is taught. */
export interface Course {
  steps: readonly Step[];
  /** Where the panel lies on a narrow page, the best first. */
  sides: readonly Side[];
  /** Where something is on the page that is no selector. */
  find(table: HTMLElement, point: unknown): DOMRect | null;
  /** Bring in sight what a step is about. */
  reveal(table: HTMLElement, step: Step): void;
}

export type CoachLesson = {
  link: Link;
  name: string;
  tag: string;
  course: Course;
  learner: number;
  cues: readonly Cue[];
  again: () => void;
  done: () => void;
  player: (seat: number) => string;
};

/** The coach beside a table, and the guard of its commands. */
export type LessonOf = { coach: (link: Link) => Tree; guard: Guard };

export interface Said {
  /** Text between asterisks is emphasised. */
  text: string;
  /** A hint about a mistake, or nothing. */
  hint: string;
  /** Whether there is nothing to do but to look. */
  isQuiet: boolean;
  task: Child;
  part: number;
  parts: number;
  next: (() => void) | null;
  again: (() => void) | null;
  isEnd: boolean;
  /** Of the game. */
  name: string;
  leave: () => void;
}

/** A task inside the panel: draws itself and tells when it is done. */
export type Task = (pass: () => void, redraw: () => void) => () => Child;

/**
 * One thing to say, and what has to come of it. Without `act`, `on`, `noted` and `task` there is only something to
 * read.
 */
export interface Step {
  /** The key of its text; with `.touch` behind it, the text for fingers. */
  say: string;
  /** Which part of the lesson it belongs to, counted from 0. */
  part: number;
  /** The target of the pointer: a selector, or a value that the game resolves. */
  at?: unknown;
  /** Whether all the rest stays as bright. */
  bright?: boolean;
  /** The learner gives the next command of the script. */
  act?: boolean;
  /** The table tells of something; what is wrong with it, as the key of a hint, or null. */
  on?: { event: string; check(detail: unknown, table: HTMLElement): string | null };
  /** The learner writes down something. */
  noted?: (notes: Readonly<Record<string, string>>) => boolean;
  /** Something to do in the panel itself. */
  task?: Task;
  /** The page or view that has to be open, in the game's own words. */
  open?: string;
  /** All is done. */
  end?: boolean;
}

export type Box = { x: number; y: number; width: number; height: number };

export type Spot = { x: number; y: number };

/** Where a panel may lie on a narrow page; beside which edge, or beside what is shown. */
export type Side = "top" | "bottom" | "above" | "below";
