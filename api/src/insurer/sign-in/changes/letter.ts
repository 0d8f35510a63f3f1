import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { companyIn } from "../../papers/company.ts";
import { letter } from "../../papers/letter.ts";
import { Letterhead } from "../../papers/letterhead.ts";
import { note, type Paper, paragraph } from "../../pdf/paper.ts";

export const changeLetterKey = "security.change";

/** The data of the letter. */
export const ChangeLetter = z.object({ head: Letterhead, what: z.string(), when: z.string() });
export type ChangeLetter = z.infer<typeof ChangeLetter>;

interface LetterTexts {
  title: string;
  until: string;
  notYou: string;
}

const texts: Readonly<Record<Language, LetterTexts>> = {
  fr: {
    title: "Changement demandé pour votre accès",
    until:
      "Ce changement prend effet le {when} au plus tôt. Si vous nous avez appelés, vous n’avez rien à faire.",
    notYou:
      "Vous ne nous avez pas appelés ? Appelez-nous sans attendre au {phone} : nous arrêtons le changement ou l’annulons.",
  },
  de: {
    title: "Änderung an Ihrem Zugang verlangt",
    until:
      "Diese Änderung gilt frühestens ab {when}. Haben Sie uns angerufen, müssen Sie nichts tun.",
    notYou:
      "Sie haben uns nicht angerufen? Rufen Sie uns bitte sofort an: {phone}. Wir stoppen die Änderung oder machen sie rückgängig.",
  },
  it: {
    title: "Modifica richiesta per il suo accesso",
    until: "La modifica vale al più presto dal {when}. Se ci ha chiamato lei, non deve fare nulla.",
    notYou:
      "Non ci ha chiamato? Ci chiami subito al numero {phone}: fermiamo o annulliamo la modifica.",
  },
  en: {
    title: "Change to your access requested",
    until:
      "This change takes effect on {when} at the earliest. If you called us, you do not have to do anything.",
    notYou:
      "If you did not call us, please call us immediately on {phone}: we will stop the change or undo it.",
  },
};

export function drawChangeLetter(
  { language, date }: { language: Language; date: string },
  { head, what, when }: ChangeLetter,
): Paper {
  const t = texts[language];
  const company = companyIn(language);
  const content = letter({ language, date, company }, head, {
    title: t.title,
    blocks: [
      paragraph(what),
      paragraph(t.until.replace("{when}", when)),
      note(t.notYou.replace("{phone}", company.phone)),
    ],
  });
  return { ...content, company };
}
