import type { Language } from "@portal/model/portal/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { PolicyTexts } from "./shape.ts";

export const policyTexts: Readonly<Record<Language, PolicyTexts>> = { fr, de, it, en };
