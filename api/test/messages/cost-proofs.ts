import { clock, db, portal } from "../portal.ts";
import { hasContract } from "../samples/contract-changes.ts";
import type { Member } from "./crowd.ts";
import { byEmail, type Proofs } from "./proof.ts";

async function sentOn(day: string): Promise<void> {
  clock.set(day);
  await portal.costReminders.runDue();
}

async function hasUsedDeductible({ insuredNumber }: Member): Promise<void> {
  const year = { insuredNumber, year: 2026, deductibleAnnual: 300_00, coinsuranceAnnual: 700_00 };
  await db
    .insertInto("contribution")
    .values({ ...year, deductiblePaid: 300_00 })
    .execute();
}

/** The messages of deadlines and ends that change costs. */
export const costProofs: Proofs = {
  "notification.costNotice": byEmail(async (who) => {
    await hasContract(who.insuredNumber);
    await sentOn("2026-11-16");
  }),
  "notification.costContractEnd": byEmail(async (who) => {
    await hasContract(who.insuredNumber, { validTo: "2026-10-31" });
    await sentOn("2026-10-01");
  }),
  "notification.costDeductibleUsed": byEmail(async (who) => {
    await hasContract(who.insuredNumber);
    await hasUsedDeductible(who);
    await sentOn("2026-12-01");
  }),
};
