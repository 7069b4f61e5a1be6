/** The companion for a board of paper, in both languages. */

import { learn } from "../../../shell/words.js";
import { en } from "./en-companion.js";
import { fr } from "./fr-companion.js";

learn({ en, fr });
