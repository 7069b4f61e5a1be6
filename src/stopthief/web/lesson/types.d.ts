/** Types of the modules in this folder. */

import type { Offer } from "protocol";
import type { Rows } from "../lobby/types.d.ts";
import type { Link } from "../shell/link.js";
import type { GameClient, Lesson, Size } from "../shell/types.d.ts";
import type { Watch } from "./watch.js";

export type Offered = { lesson: Lesson; offer: Offer };

/** Without a table, it could not be opened yet. */
export type Group = { names: readonly string[]; request: string; table: string | null };

export type Class = { game: string; agreed: unknown; shared: boolean; groups: readonly Group[] };

/** How the form was filled in. */
export type Wish = { text: string; size: number | null; shared: boolean };

export type Form = {
  wish: Wish;
  size: Size;
  wanted: number;
  names: readonly string[];
  groups: readonly (readonly string[])[];
  change: (wish: Partial<Wish>) => void;
  shuffle: () => void;
};

/** Who may be several, on one device. */
export type Invitee = { key: string; number: number; who: string; url: string };

export type Overview = {
  one: Class;
  watch: Watch;
  client: GameClient;
  show: (at: number) => void;
  renew: (table: string, at: number) => void;
};

export type State = "closed" | "waiting" | "running" | "over" | "lost";

export type Slip = Invitee & { rows: Rows };

/** Whether its invitations are known. */
export type Watched = { link: Link; invitations: Map<number, string>; asked: "not" | "now" | "answered" };
