/** Types of the modules in this folder. */

import type { Batch, FromDevice, Lobby, Now, Pace, Result, Setup, SetupInput, View } from "protocol";
import type { Course } from "../coach/types.d.ts";
import type { FormAgreed } from "../lobby/form/types.d.ts";
import type { Refusal } from "./link.js";

export type Worded = { en: string; fr: string };

/** How well a bot plays. */
export type Strength = "easy" | "steady" | "fair" | "strong";

/** A game on the first screen; the only part of it that is loaded from the beginning. */
export interface About {
  /** Its name. */
  name: Worded;
  /** Its theme, in a sentence. */
  tagline: Worded;
  /** Its picture, to be cut at all sides as there is room. */
  picture: () => Tree;
  /** The addresses of its style sheets, in their order. */
  styles: readonly string[];
  load: () => Promise<{ client: GameClient }>;
  /** For a game that can be played on a board of paper: its way in. */
  companion?: { title: Worded; text: Worded };
  /** Whether it can be played by a class, at several tables at once. */
  lesson?: boolean;
  /** Whether it can be learnt at a table. */
  tutorial?: boolean;
}

export interface GameClient {
  /** The custom element with which a new game is set up. */
  form: string;
  /** The custom element that shows a table. */
  table: string;
  /**
   * The custom element for people around one device, where that was agreed: it is given no seat, and hands the
   * device over itself.
   */
  together?(setup: Setup): Promise<string> | null;
  /** The name at a seat. */
  player(setup: Setup | undefined, seat: number): string;
  /** Whom that player plays. */
  role(setup: Setup | undefined, seat: number): string;
  /** Its picture. */
  figure(setup: Setup | undefined, seat: number, size: number): Tree;
  /** The kind of game that was agreed, in a few words. */
  title(setup: Setup): string;
  /** For a game with quick cases: whether one was agreed. */
  isQuick?(setup: Setup): boolean;
  /** The last game again, as a quick case. */
  quick?(lobby: Lobby, last: FormAgreed): FormAgreed;
  /** Whose turn it is and what is next. */
  sentence(view: View, now: Now, seat: number | null): string;
  /** Who won and why. */
  ending(setup: Setup, result: Result): string;
  /** For a game that a class can play. */
  lesson?: Lesson;
  /** How it is taught, for a game that has a tutorial. */
  course?: () => Promise<{ course: Course }>;
}

/** How a class plays a game. */
export interface Lesson {
  /** The custom element for what is the same at all tables: it is given `lobby`, and has `agreed`. */
  form: string;
  size(lobby: Lobby): Size;
  /** The setup of one table. */
  setup(agreed: unknown, names: readonly string[]): SetupInput;
  /** The progress of a table, for the teacher. */
  progress(view: View, now: Now): string;
}

/** How many may sit at a table, how many usually do, and how long a name may be. */
export type Size = { least: number; most: number; usual: number; longest: number };

export type Seen = {
  seat: number | null;
  number: number;
  batches: Batch[];
  view: View;
  now: Now;
  notes: Record<string, string>;
};

/** What has just happened to a seat: whose act it was, and whether it was too fast to be watched. */
export type News = { seat: number | null; batch: Batch; by: number | null; isSkipped: boolean };

export type Status = "connecting" | "open" | "lost" | "shut";

/** A message of a seat, which is answered. */
export type Sent = Exclude<FromDevice, { type: "hello" | "ping" }>;

export type Pending = { message: Sent; resolve: (value: unknown) => void; reject: (problem: Refusal) => void };

export interface Preferences {
  /** Empty: as the browser says. */
  language: "" | "en" | "fr";
  /** Empty: as the system says. */
  theme: "" | "light" | "dark";
  /** 0 to 1. */
  volume: number;
  mute: boolean;
  /** Empty: as the system says. */
  motion: "" | "reduced" | "full";
  /** The size of text, 1 is usual. */
  text: number;
  /** How fast bots act at the next table. */
  pace: Pace;
}

export type Home = { screen: "home" };

/** A game, or as last time; the way to play it that was asked for. */
export type New = { screen: "new"; game: string | null; way: string | null };

export type Class = { screen: "class" };

/** Null: the first one, or the one with the rule. */
export type Rules = { screen: "rules"; game: string | null; rule: string | null };

export type AtTable = { screen: "table"; table: string; invitations: readonly string[] };

export type Route = Home | New | Class | Rules | AtTable;

/** Functions among them are objects. */
export type Value = string | number | boolean | null | undefined | object;

/** An event of a field of a form. */
export type FieldEvent = Event & { target: HTMLInputElement };

export type Tree = { tag: string; props: Record<string, Value>; children: Leaf[]; key: string | null };

export type Leaf = Tree | string;

export type Child = Leaf | number | null | undefined | false | Child[];
