import type { Language } from "@portal/model/portal/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { CertificateTexts } from "./shape.ts";

export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = { fr, de, it, en };
