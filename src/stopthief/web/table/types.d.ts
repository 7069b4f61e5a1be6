/** Types of the modules in this folder. */

import type { Batch, Command, Observation } from "protocol";
import type { Link } from "../shell/link.js";
import type { Child, Tree } from "../shell/types.d.ts";

export type BarModel = { link: Link; invite: () => void; settings: () => void; rules: () => void };

/** How to play in short, from where one gets to the rules. */
export type Help = { openHelp: (rules: () => void) => void };

/** How a game speaks of its bots. */
export interface Voice {
  name: (seat: number) => string;
  figure: (seat: number) => Tree;
  /** A thought in words. */
  said(thought: unknown): string;
  /** The outcome as a sentence, once somebody else has the turn. */
  did?: (seat: number) => string | null;
}

export type ElementModel = {
  link: Link;
  seat: number | null;
  trusted: boolean;
  isHost: boolean;
  guard?: Guard | null;
  invite: () => void;
  settings: () => void;
  rules: () => void;
};

export type News = { seat: number | null; batch: Batch };

export type Entry<Seen = Observation> = { number: number; seen: Seen };

export type Sitting = { link: Link; seat: number | null; trusted: boolean; guard?: Guard | null };

/** Whether a command may be given now; null is taking back. */
export type Guard = (command: Command | null) => boolean;

/** The public part of a bot's thoughts, in its game's own words. */
export type Thinking = { seat: number; thought: unknown };

export type Step = () => Promise<unknown> | unknown;

export type Tab = { id: string; label: string; picture: Child; badge?: number; content: () => Child };

/** Advice for one seat at one moment. */
export interface Told<Advice> {
  seat: number;
  number: number;
  advice: Advice | null;
  failed: boolean;
}

/** A table that can be waited for. */
export type Shown = HTMLElement & { idle?: () => Promise<void>; isShown?: boolean };
