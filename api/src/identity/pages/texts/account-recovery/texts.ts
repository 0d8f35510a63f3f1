import type { Language } from "@portal/model/portal/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { RecoveryTexts } from "./shape.ts";

export const wayBackTexts: Readonly<Record<Language, RecoveryTexts>> = { fr, de, it, en };
