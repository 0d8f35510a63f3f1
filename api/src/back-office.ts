import { codeMessage } from "./core/confirmations/messages.ts";
import { notificationWordings } from "./core/notifications/messages.ts";
import type { Wording } from "./core/outbox/wording.ts";
import { type AnyKind, anyKind } from "./core/requests/kinds.ts";
import { requestRefused, requestWithdrawn } from "./core/requests/messages.ts";
import { mobileNumberChanged } from "./account/messages.ts";
import { passwordChanged, signInsRefused } from "./identity/messages.ts";
import { move } from "./addresses/apply-move.ts";
import { addressChangeAsked, addressChanged } from "./addresses/messages.ts";
import { accountChange } from "./financial-addresses/apply-account.ts";
import { accountChangeAsked, accountChanged } from "./financial-addresses/messages.ts";
import { contactsChanged } from "./profile/messages.ts";
import { documentsReceived, documentsTreated } from "./send/messages.ts";
import { settleSentBill } from "./reimbursements/settle-sent-bill.ts";
import { sentDelegation, sentDocument, sentInvoice } from "./send/send.ts";
import { contractChange } from "./contract-changes/apply-change.ts";
import { contractChangeDone, contractChangeReceived } from "./contract-changes/messages.ts";
import { professionalChange } from "./professional/change.ts";
import { professionalDone, professionalReceived } from "./professional/messages.ts";
import { deletion } from "./my-data/deletion.ts";
import { deletionDone, deletionReceived } from "./my-data/messages.ts";
import { pushWelcome } from "./settings/messages.ts";
import { accountStatement } from "./invoices/account-statement.ts";
import { arrangement } from "./invoices/arrangement.ts";
import { joker } from "./invoices/joker.ts";
import { creditPayout } from "./invoices/payout.ts";
import { billCare } from "./invoices/bill-care.ts";
import { invoiceWordings } from "./invoices/messages.ts";

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
export const wordings: readonly Wording[] = [
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
  ...invoiceWordings,
  documentsReceived,
  documentsTreated,
  contractChangeReceived,
  contractChangeDone,
  professionalReceived,
  professionalDone,
  deletionReceived,
  deletionDone,
  ...notificationWordings,
];
