/** The words of the lobby; whoever shows one of its screens knows them. */

import { learn } from "../../shell/words.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

learn({ en, fr });
