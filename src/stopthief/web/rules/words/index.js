/** The words of the rules; whoever shows them knows these. */

import { learn } from "../../shell/words.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

learn({ en, fr });
