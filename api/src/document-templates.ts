import {
  type AnyDocumentTemplate,
  anyDocumentTemplate,
} from "./insurer/papers/document-template.ts";
import { sentConditions } from "./conditions/sent-conditions.ts";
import { cardLetter } from "./documents/letters/card.ts";
import { costShareStatement } from "./documents/letters/cost-share.ts";
import { policy } from "./documents/letters/policy.ts";
import { welcomeLetter } from "./documents/letters/welcome.ts";
import { careStatement } from "./reimbursements/statement-paper.ts";
import { invoicePaper } from "./invoices/paper/invoice-paper.ts";
import { accountStatementPaper } from "./invoices/statement/statement-paper.ts";
import { reminderPaper } from "./invoices/dunning/reminder-paper.ts";

/** What customers get from us on paper or as PDF, one line per kind. */
export const documentTemplates: readonly AnyDocumentTemplate[] = [
  anyDocumentTemplate(welcomeLetter),
  anyDocumentTemplate(policy),
  anyDocumentTemplate(sentConditions),
  anyDocumentTemplate(cardLetter),
  anyDocumentTemplate(costShareStatement),
  anyDocumentTemplate(careStatement),
  anyDocumentTemplate(invoicePaper),
  anyDocumentTemplate(reminderPaper),
  anyDocumentTemplate(accountStatementPaper),
];
