import { codeMessage } from "./insurer/confirmations/messages.ts";
import { notificationTemplates } from "./insurer/notifications/messages.ts";
import type { MessageTemplate } from "./insurer/outbox/message-template.ts";
import { type AnyKind, anyKind } from "./insurer/requests/kinds.ts";
import { requestRefused, requestWithdrawn } from "./insurer/requests/messages.ts";
import { mobileNumberChanged } from "./account/messages.ts";
import { passwordChanged, signInsRefused } from "./identity/messages.ts";
import { move } from "./postal-addresses/apply-move.ts";
import { addressChangeAsked, addressChanged } from "./postal-addresses/messages.ts";
import { accountChange } from "./financial-addresses/apply-account.ts";
import { accountChangeAsked, accountChanged } from "./financial-addresses/messages.ts";
import { contactsChanged } from "./profile/messages.ts";
import { documentsReceived, documentsTreated } from "./send/messages.ts";
import { settleSentBill } from "./reimbursements/claims/settle-sent-bill.ts";
import { sentDelegation, sentDocument, sentInvoice } from "./send/send.ts";
import { contractChange } from "./contract-changes/apply-change.ts";
import { contractChangeDone, contractChangeReceived } from "./contract-changes/messages.ts";
import { professionalChange } from "./professional/change.ts";
import { professionalDone, professionalReceived } from "./professional/messages.ts";
import { deletion } from "./my-data/deletion.ts";
import { deletionDone, deletionReceived } from "./my-data/messages.ts";
import { pushWelcome } from "./settings/messages.ts";
import { accountStatement } from "./invoices/statement/account-statement.ts";
import { arrangement } from "./invoices/payment/arrangement.ts";
import { joker } from "./invoices/payment/joker.ts";
import { creditPayout } from "./invoices/credits/payout.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { invoiceTemplates } from "./invoices/messages.ts";

/** What customers can ask for, one line per kind. */
export const requestKinds: readonly AnyKind[] = [
  anyKind(accountStatement),
  anyKind({
    ...sentInvoice,
    apply: (work, request) => settleSentBill({ ...work, billCare }, request),
  }),
  anyKind(sentDelegation),
  anyKind(sentDocument),
  anyKind(contractChange),
  anyKind(professionalChange),
  anyKind(joker),
  anyKind(arrangement),
  anyKind(creditPayout),
  anyKind(move),
  anyKind(accountChange),
  anyKind(deletion),
];

/** What customers are written. */
export const messageTemplates: readonly MessageTemplate[] = [
  requestRefused,
  requestWithdrawn,
  addressChangeAsked,
  addressChanged,
  accountChangeAsked,
  accountChanged,
  codeMessage,
  passwordChanged,
  signInsRefused,
  mobileNumberChanged,
  pushWelcome,
  contactsChanged,
  ...invoiceTemplates,
  documentsReceived,
  documentsTreated,
  contractChangeReceived,
  contractChangeDone,
  professionalReceived,
  professionalDone,
  deletionReceived,
  deletionDone,
  ...notificationTemplates,
];
