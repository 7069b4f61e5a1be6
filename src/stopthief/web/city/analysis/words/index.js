/** What could be known, in both languages. */

import { learn } from "../../../shell/words.js";
import { en } from "./en-analysis.js";
import { fr } from "./fr-analysis.js";

learn({ en, fr });
