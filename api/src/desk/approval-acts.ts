import { type AnyApprovalAct, anyApprovalAct } from "./approvals/approval-act.ts";
import { limitChange } from "./books/money-limit.ts";
import { paymentNoted } from "./books/note-payment.ts";
import { payoutRelease } from "./books/release-payout.ts";
import { paymentAssignment, paymentRefund } from "./books/settle-payment.ts";
import { debitReturned, invoiceCancelled } from "./books/undo-invoice.ts";
import { accountChangeActs } from "./customers/approved/account-changes.ts";
import { bankAccountAct } from "./customers/approved/bank-change.ts";
import { deathAct } from "./customers/approved/death.ts";
import { guardianAct, guardianEndAct } from "./customers/approved/guardian.ts";
import { requestApprovals } from "./requests/request-approval.ts";
import { roleChange } from "./supervise/role-change.ts";

/** All acts that need four eyes. A room adds its own here. */
export const approvalActs: readonly AnyApprovalAct[] = [
  anyApprovalAct(roleChange),
  anyApprovalAct(paymentAssignment),
  anyApprovalAct(paymentRefund),
  anyApprovalAct(paymentNoted),
  anyApprovalAct(debitReturned),
  anyApprovalAct(invoiceCancelled),
  anyApprovalAct(bankAccountAct),
  ...accountChangeActs.map((act) => anyApprovalAct(act)),
  anyApprovalAct(deathAct),
  anyApprovalAct(guardianAct),
  anyApprovalAct(guardianEndAct),
  ...requestApprovals.map((act) => anyApprovalAct(act)),
  anyApprovalAct(payoutRelease),
  anyApprovalAct(limitChange),
];
