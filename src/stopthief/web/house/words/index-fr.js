/** The words of the house in French, put together from files by topic. Every key begins with "house.". */

import { fr as lobby } from "./fr-lobby.js";
import { fr as table } from "./fr-table.js";

export const fr = { ...lobby, ...table };
