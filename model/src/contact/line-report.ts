import * as z from "zod/mini";
import type { Language } from "../portal/languages.ts";
import { LineError } from "./reported-line.ts";
import { Attachments, Reply } from "./conversations.ts";

/** The form of a report. A line is named by its statement and its position; the chosen error needs few words. */
export const ReportLine = /* @__PURE__ */ z.object({
  statement: z.uuid("invalid"),
  line: z.int("invalid"),
  error: LineError,
  message: Reply.shape.message,
  attachments: z._default(Attachments, []),
});
export type ReportLine = z.infer<typeof ReportLine>;

const names: Readonly<Record<Language, (statement: string) => string>> = {
  fr: (statement) => `Erreur dans le décompte ${statement}`,
  de: (statement) => `Fehler in der Leistungsabrechnung ${statement}`,
  it: (statement) => `Errore nel conteggio ${statement}`,
  en: (statement) => `Error in benefit statement ${statement}`,
};

/** The subject of the request, as change tracking shows it. */
export function reportSubject(statement: string, language: Language): string {
  return names[language](statement);
}
