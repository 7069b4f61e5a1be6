/** What every coach says, in both languages. */

import { learn } from "../../shell/words.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

learn({ en, fr });
