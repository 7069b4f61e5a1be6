/** Every switch of the city’s rules, in both languages. */

import { learn } from "../../../shell/words.js";
import { en } from "./en-switches.js";
import { fr } from "./fr-switches.js";

learn({ en, fr });
