/** The words of the city in English, put together from files by topic. */

import { en as board } from "./en-board.js";
import { en as lobby } from "./en-lobby.js";
import { en as log } from "./en-log.js";
import { en as table } from "./en-table.js";
import { en as thoughts } from "./en-thoughts.js";

export const en = { ...board, ...lobby, ...log, ...table, ...thoughts };
