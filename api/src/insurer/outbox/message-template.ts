import type { Severity } from "@portal/model/invoices/severity.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** What a message says. `{name}` stands for a parameter of that name. */
export interface MessageText {
  /** Also the title of a push message. */
  subject: string;
  paragraphs: readonly string[];
  /** Where there is little room: SMS and push. */
  short: string;
  /** What the parameter `link` leads to; it takes the place of the way to the portal. */
  action?: string;
}

/** A message in all languages, under the key by which the outbox names it. */
export interface MessageTemplate {
  key: string;
  /** Of what is said about an unpaid invoice: its word and colour head the message. */
  severity?: Severity;
  texts: Readonly<Record<Language, MessageText>>;
}
