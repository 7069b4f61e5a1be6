/** The words of the house in both languages, put together from files by topic. Every key begins with "house.". */

import { en as enLobby } from "./en-lobby.js";
import { fr as frLobby } from "./fr-lobby.js";

export const en = { ...enLobby };
export const fr = { ...frLobby };
