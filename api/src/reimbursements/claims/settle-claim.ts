import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { settle } from "@portal/model/cost-sharing/settle.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { familyOf, readYear } from "./claim-terms.ts";
import type { RefusalReason } from "./refusal-texts.ts";
import { type ClaimsDesk, writeStatement } from "./write-statement.ts";

/** An examined bill on the day it is due. */
export interface DueClaim {
  id: string;
  insuredNumber: number;
  provider: string;
  category: string;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: string;
  billed: number;
  beyondBasic: number;
}

/** Decides a claim with all its effects, in the transaction of the job. Returns the reason of a refusal. */
export async function settleClaim(
  job: ClaimsDesk,
  claim: DueClaim,
): Promise<RefusalReason | undefined> {
  const { db } = job;
  const family = await familyOf(db, claim.insuredNumber);
  const person = family.find(({ insuredNumber }) => insuredNumber === claim.insuredNumber);
  const year = person && (await readYear(db, person, claim.treatmentBegin));
  if (!year) {
    await refuseClaim(db, claim.id, "NOT_INSURED");
    return "NOT_INSURED";
  }
  const bill = {
    category: CareCategory.parse(claim.category),
    begin: claim.treatmentBegin,
    end: claim.treatmentEnd,
    billed: claim.billed,
    beyondBasic: claim.beyondBasic,
  };
  const settlement = settle(bill, year.terms, year.standing, year.familyLeft);
  const line = {
    ...settlement,
    provider: claim.provider,
    category: bill.category,
    treatmentBegin: claim.treatmentBegin,
    treatmentEnd: claim.treatmentEnd,
    tiers: Tiers.parse(claim.tiers),
  };
  const statement = await writeStatement(job, person, [line]);
  await db
    .updateTable("claim")
    .set({ status: "SETTLED", decidedAt: new Date(), statementId: statement })
    .where("id", "=", claim.id)
    .execute();
  await note(db, "claim SETTLED", claim.id);
  return undefined;
}

export async function refuseClaim(
  db: Kysely<Tables>,
  id: string,
  reason: RefusalReason,
): Promise<void> {
  await db
    .updateTable("claim")
    .set({ status: "REFUSED", decidedAt: new Date(), reason })
    .where("id", "=", id)
    .execute();
  await note(db, "claim REFUSED", id);
}

async function note(db: Kysely<Tables>, action: string, subject: string): Promise<void> {
  await db.insertInto("audit").values({ actor: "office", action, subject }).execute();
}
