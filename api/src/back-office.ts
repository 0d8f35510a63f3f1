import { areas } from "./areas.ts";
import type { MessageTemplate } from "./insurer/outbox/message-template.ts";
import type { AnyDocumentTemplate } from "./insurer/papers/document-template.ts";
import { type AnyKind, anyKind } from "./insurer/requests/kinds.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { maternityDeclaration } from "./maternity/declaration.ts";
import { correctStatements } from "./reimbursements/claims/correct-statements.ts";
import { settleSentBill } from "./reimbursements/claims/settle-sent-bill.ts";
import { sentInvoice } from "./send/send.ts";

/** A bill that is sent in is settled by one area and invoiced by another. */
const settledBill = anyKind({
  ...sentInvoice,
  apply: (work, request) => settleSentBill({ ...work, billCare }, request),
});

/** A declared pregnancy frees what was settled before: one area knows of it, another corrects its statements. */
const declaredMaternity = anyKind({
  ...maternityDeclaration,
  async apply(work, request) {
    await maternityDeclaration.apply(work, request);
    if (request.insuredNumber !== null)
      await correctStatements({ ...work, billCare }, request.insuredNumber);
  },
});

/** What customers can ask for. */
export const requestKinds: readonly AnyKind[] = [
  settledBill,
  declaredMaternity,
  ...areas.flatMap(({ requests = [] }) => requests),
];

/** What customers are written. */
export const messageTemplates: readonly MessageTemplate[] = areas.flatMap(
  ({ messages = [] }) => messages,
);

/** What customers get on paper or as PDF. */
export const documentTemplates: readonly AnyDocumentTemplate[] = areas.flatMap(
  ({ documents = [] }) => documents,
);
