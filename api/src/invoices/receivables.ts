import type { Receivables } from "../insurer/receivables.ts";
import { cancelPlan, listPlans, possiblePlan, requestPlan } from "./payment/plans.ts";
import { previewDunning } from "./dunning/preview-dunning.ts";

/** What the invoices give to the desk. */
export const invoiceReceivables: Receivables = {
  previewDunning,
  listPlans,
  possiblePlan,
  requestPlan,
  cancelPlan,
};
