import type { Severity } from "@portal/model/invoices/severity.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The text of a message. `{name}` is a parameter. */
export interface MessageText {
  /** Also the title of a push message. */
  subject: string;
  paragraphs: readonly string[];
  /** The short text for SMS and push. */
  short: string;
  /** The label of the parameter `link`, which replaces the link to the portal. */
  action?: string;
}

/** A message in all languages; the outbox stores its key. */
export interface MessageTemplate {
  key: string;
  /** The level of an unpaid invoice, shown as a badge at the top. */
  severity?: Severity;
  texts: Readonly<Record<Language, MessageText>>;
}
