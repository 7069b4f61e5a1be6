/** Types of the modules in this folder. */

import type { Summary } from "protocol";
import type { Link } from "../shell/link.js";
import type { GameClient, Strength } from "../shell/types.d.ts";

export type Case = Summary & { client: GameClient };

export type Rows = readonly string[] | "asked" | "none";

export type Handing = { table: string; seat: number; name: string; bots: readonly Strength[] };

export type Sheet = {
  link: Link;
  isHost: boolean;
  client: GameClient;
  bots: readonly Strength[];
  address: string | null;
  invitations: Map<number, string>;
  redraw: () => void;
};
