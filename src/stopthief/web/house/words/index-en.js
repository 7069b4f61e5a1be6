/** The words of the house in English, put together from files by topic. Every key begins with "house.". */

import { en as lobby } from "./en-lobby.js";
import { en as table } from "./en-table.js";

export const en = { ...lobby, ...table };
