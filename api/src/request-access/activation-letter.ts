import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { z } from "zod";
import { companyIn } from "../insurer/papers/company.ts";
import { letter } from "../insurer/papers/letter.ts";
import { Letterhead } from "../insurer/papers/letterhead.ts";
import { facts, list, note, type Paper, paragraph } from "../insurer/pdf/paper.ts";
import { letterTexts } from "./letter-texts.ts";

export const activationLetterKey = "access.activation";

/** The variable content of the letter. */
export const ActivationLetter = z.object({
  head: Letterhead,
  code: z.string(),
  validUntil: z.iso.date(),
  /** The web address for the code, as it is typed. */
  address: z.string(),
});
export type ActivationLetter = z.infer<typeof ActivationLetter>;

export function activationTitle(language: Language): string {
  return letterTexts[language].title;
}

/**
 * The letter with the code. It names no e-mail address: the applicant knows the one they gave, and the recipient of a
 * letter that a stranger requested cannot forward the code to that address.
 */
export function drawActivationLetter(
  { language, date }: { language: Language; date: string },
  { head, code, validUntil, address }: ActivationLetter,
): Paper {
  const t = letterTexts[language];
  const company = companyIn(language);
  const content = letter({ language, date, company }, head, {
    title: t.title,
    blocks: [
      paragraph(t.lead),
      facts([t.code, code], [t.until, formatDate(validUntil)], [t.where, address]),
      paragraph(t.next),
      list(...t.steps),
      paragraph(t.tries.replace("{tries}", String(accessLimits.tries))),
      note(t.notYou.replace("{phone}", company.phone)),
    ],
  });
  return { ...content, company };
}
