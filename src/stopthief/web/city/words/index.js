/** The words of the city in both languages, put together from files by topic. */

import { en as enBoard } from "./en-board.js";
import { en as enLobby } from "./en-lobby.js";
import { en as enLog } from "./en-log.js";
import { en as enTable } from "./en-table.js";
import { en as enThoughts } from "./en-thoughts.js";
import { fr as frBoard } from "./fr-board.js";
import { fr as frLobby } from "./fr-lobby.js";
import { fr as frLog } from "./fr-log.js";
import { fr as frTable } from "./fr-table.js";
import { fr as frThoughts } from "./fr-thoughts.js";

export const en = { ...enBoard, ...enLobby, ...enTable, ...enLog, ...enThoughts };
export const fr = { ...frBoard, ...frLobby, ...frTable, ...frLog, ...frThoughts };
