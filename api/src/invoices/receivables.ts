import type { Receivables } from "../insurer/receivables.ts";
import { returnableDebit, returnDebit } from "./bank/return-debit.ts";
import { cancellable, cancelOpen } from "./payment/cancel-open.ts";
import { cancelPlan, listPlans, possiblePlan, requestPlan } from "./payment/plans.ts";
import { previewDunning } from "./dunning/preview-dunning.ts";

/** What the invoices give to the desk. */
export const invoiceReceivables: Receivables = {
  previewDunning,
  listPlans,
  possiblePlan,
  requestPlan,
  cancelPlan,
  returnableDebit,
  returnDebit,
  cancellable,
  cancelOpen,
};
