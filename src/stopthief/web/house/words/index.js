/** The words of the house in both languages, put together from files by topic. Every key begins with "house.". */

import { en as enLobby } from "./en-lobby.js";
import { en as enTable } from "./en-table.js";
import { fr as frLobby } from "./fr-lobby.js";
import { fr as frTable } from "./fr-table.js";

export const en = { ...enLobby, ...enTable };
export const fr = { ...frLobby, ...frTable };
