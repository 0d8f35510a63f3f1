import type { SentBill } from "@portal/model/bills/sent-bill.ts";
import { CareCategory } from "@portal/model/cost-sharing/care.ts";

/** The columns of a claim with what its sender says. */
export interface SaidColumns {
  saidProvider: string | null;
  saidAmount: number | null;
  saidBilledOn: string | null;
  saidTreatedOn: string | null;
  saidCategory: string | null;
}

/** What the sender of a claim says of the bill. */
export function saidOf(claim: SaidColumns): SentBill {
  const { saidProvider, saidAmount, saidBilledOn, saidTreatedOn, saidCategory } = claim;
  const category = CareCategory.safeParse(saidCategory);
  return {
    ...(saidProvider !== null && { provider: saidProvider }),
    ...(saidAmount !== null && { amount: saidAmount }),
    ...(saidBilledOn !== null && { billedOn: saidBilledOn }),
    ...(saidTreatedOn !== null && { treatedOn: saidTreatedOn }),
    ...(category.success && { category: category.data }),
  };
}
