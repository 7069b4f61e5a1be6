/** What the adviser says, in both languages. */

import { learn } from "../../../shell/words.js";
import { en } from "./en-advice.js";
import { fr } from "./fr-advice.js";

learn({ en, fr });
