/** What the coach says in the house, in both languages. */

import { learn } from "../../../shell/words.js";
import { en } from "./en-coach.js";
import { fr } from "./fr-coach.js";

learn({ en, fr });
