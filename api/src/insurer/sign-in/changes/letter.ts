import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { companyIn } from "../../papers/company.ts";
import { letter } from "../../papers/letter.ts";
import { Letterhead } from "../../papers/letterhead.ts";
import { note, type Paper, paragraph } from "../../pdf/paper.ts";

export const changeLetterKey = "security.change";

/** The data of the letter. */
export const ChangeLetter = z.object({
  head: Letterhead,
  what: z.string(),
  when: z.string(),
  /** A letter about something else than the access says so in its title. */
  about: z.enum(["BANK"]).optional(),
});
export type ChangeLetter = z.infer<typeof ChangeLetter>;

interface LetterTexts {
  title: string;
  bankTitle: string;
  until: string;
  notYou: string;
}

const texts: Readonly<Record<Language, LetterTexts>> = {
  fr: {
    title: "Changement demandé pour votre accès",
    bankTitle: "Changement demandé pour votre compte bancaire",
    until:
      "Ce changement prend effet le {when} au plus tôt. Si vous nous avez appelés, vous n’avez rien à faire.",
    notYou:
      "Vous ne nous avez pas appelés ? Appelez-nous sans attendre au {phone} : nous arrêtons le changement ou l’annulons.",
  },
  de: {
    title: "Änderung an Ihrem Zugang verlangt",
    bankTitle: "Änderung Ihres Bankkontos verlangt",
    until:
      "Diese Änderung gilt frühestens ab {when}. Haben Sie uns angerufen, müssen Sie nichts tun.",
    notYou:
      "Sie haben uns nicht angerufen? Rufen Sie uns bitte sofort an: {phone}. Wir stoppen die Änderung oder machen sie rückgängig.",
  },
  it: {
    title: "Modifica richiesta per il suo accesso",
    bankTitle: "Modifica richiesta per il suo conto bancario",
    until: "La modifica vale al più presto dal {when}. Se ci ha chiamato lei, non deve fare nulla.",
    notYou:
      "Non ci ha chiamato? Ci chiami subito al numero {phone}: fermiamo o annulliamo la modifica.",
  },
  en: {
    title: "Change to your access requested",
    bankTitle: "Change to your bank account requested",
    until:
      "This change takes effect on {when} at the earliest. If you called us, you do not have to do anything.",
    notYou:
      "If you did not call us, please call us immediately on {phone}: we will stop the change or undo it.",
  },
};

export function drawChangeLetter(
  { language, date }: { language: Language; date: string },
  { head, what, when, about }: ChangeLetter,
): Paper {
  const t = texts[language];
  const company = companyIn(language);
  const content = letter({ language, date, company }, head, {
    title: about === "BANK" ? t.bankTitle : t.title,
    blocks: [
      paragraph(what),
      paragraph(t.until.replace("{when}", when)),
      note(t.notYou.replace("{phone}", company.phone)),
    ],
  });
  return { ...content, company };
}
