/** The words of the city in French, put together from files by topic. */

import { fr as board } from "./fr-board.js";
import { fr as lobby } from "./fr-lobby.js";
import { fr as log } from "./fr-log.js";
import { fr as table } from "./fr-table.js";
import { fr as thoughts } from "./fr-thoughts.js";

export const fr = { ...board, ...lobby, ...log, ...table, ...thoughts };
