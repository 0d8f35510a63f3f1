import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { creditPayout } from "./credits/payout.ts";
import { reminderPaper } from "./dunning/reminder-paper.ts";
import { invoicesRest } from "./invoices.rest.ts";
import { invoiceTemplates } from "./messages.ts";
import { invoicePaper } from "./paper/invoice-paper.ts";
import { arrangement } from "./payment/arrangement.ts";
import { joker } from "./payment/joker.ts";
import { accountStatement } from "./statement/account-statement.ts";
import { accountStatementPaper } from "./statement/statement-paper.ts";
import "./statement/account-statement.graphql.ts";
import "./credits/credits.graphql.ts";
import "./invoices.graphql.ts";

export const invoicesArea: Area = {
  rest: [invoicesRest],
  requests: [
    anyKind(accountStatement),
    anyKind(joker),
    anyKind(arrangement),
    anyKind(creditPayout),
  ],
  messages: invoiceTemplates,
  documents: [
    anyDocumentTemplate(invoicePaper),
    anyDocumentTemplate(reminderPaper),
    anyDocumentTemplate(accountStatementPaper),
  ],
};
