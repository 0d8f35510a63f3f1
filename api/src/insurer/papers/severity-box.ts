import { type Severity, severityLooks } from "@portal/model/invoices/severity.ts";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Block, type Fact, highlight } from "../pdf/paper.ts";

/** The amount owed, with the colour, icon and word of its level. */
export function severityBox(severity: Severity, language: Language, facts: readonly Fact[]): Block {
  return highlight({ ...severityLooks[severity], word: severityWords[severity][language], facts });
}
