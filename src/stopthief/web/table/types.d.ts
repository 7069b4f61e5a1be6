/** Types of the modules in this folder. */

import type { Command, Now, Observation } from "protocol";
import type { Link } from "../shell/link.js";
import type { Child, News, Tree } from "../shell/types.d.ts";

export type BarModel = { link: Link; invite: () => void; settings: () => void; rules: () => void };

/** How to play in short, from where one gets to the rules. */
export type Help = { openHelp: (rules: () => void) => void | Promise<void> };

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

export type { News };

/** The part of a game's scene that matters to bots. */
export type BotScene = { link: Link; seat: number | null; now: Now; entries: Entry[] };

/** How a game tells what bots did while they were hurried; the acts are the game's own, and `close`. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own scene
export type Meanwhile = (scene: any, entries: any[], acts: any) => Tree | null;

export type Entry<Seen = Observation> = { number: number; seen: Seen };

export type Sitting = { link: Link; seat: number | null; trusted: boolean; guard?: Guard | null };

/** Whether a command may be given now; null is taking back. */
export type Guard = (command: Command | null) => boolean;

/** The public part of a bot's thoughts, in its game's own words. */
export type Thinking = { seat: number; thought: unknown };

export type Step = () => Promise<unknown> | unknown;

export type Tab = { id: string; label: string; picture: Child; content: () => Child };

/** Advice for one seat at one moment. */
export interface Told<Advice> {
  seat: number;
  number: number;
  advice: Advice | null;
  failed: boolean;
}

/** A table that can be waited for. */
export type Shown = HTMLElement & { idle?: () => Promise<void>; isShown?: boolean };
