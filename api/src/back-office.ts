import { areas } from "./areas.ts";
import type { MessageTemplate } from "./insurer/outbox/message-template.ts";
import type { AnyDocumentTemplate } from "./insurer/papers/document-template.ts";
import { type AnyKind, anyKind } from "./insurer/requests/kinds.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { maternityDeclaration } from "./maternity/declaration.ts";
import { correctStatements } from "./reimbursements/claims/correct-statements.ts";
import { settleSentBill } from "./reimbursements/claims/settle-sent-bill.ts";
import { sentInvoice } from "./send/send.ts";

/** A submitted bill is settled by one area and invoiced by another. */
const settledBill = anyKind({
  ...sentInvoice,
  apply: (work, request) => settleSentBill({ ...work, billCare }, request),
});

/** A declared pregnancy exempts earlier costs: one area records it, another corrects the statements. */
const declaredMaternity = anyKind({
  ...maternityDeclaration,
  async apply(work, request) {
    await maternityDeclaration.apply(work, request);
    if (request.insuredNumber !== null)
      await correctStatements({ ...work, billCare }, request.insuredNumber);
  },
});

/** The kinds of requests of all areas. */
export const requestKinds: readonly AnyKind[] = [
  settledBill,
  declaredMaternity,
  ...areas.flatMap(({ requests = [] }) => requests),
];

/** The message templates of all areas. */
export const messageTemplates: readonly MessageTemplate[] = areas.flatMap(
  ({ messages = [] }) => messages,
);

/** The document templates of all areas. */
export const documentTemplates: readonly AnyDocumentTemplate[] = areas.flatMap(
  ({ documents = [] }) => documents,
);
