import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { type SaidColumns, saidOf } from "../said-bill.ts";
import { readBill } from "./examiner.ts";
import type { DueClaim } from "./settle-claim.ts";

/** A stored claim: until it is examined, the content of the bill is unknown. */
export type KeptClaim = Pick<DueClaim, "id" | "insuredNumber" | "beyondBasic"> & {
  [Part in Exclude<keyof DueClaim, "id" | "insuredNumber" | "beyondBasic">]: DueClaim[Part] | null;
} & SaidColumns & { receivedAt: Date; fingerprint: Buffer | null };

/** Examines a bill that was not examined yet, and stores its content. */
export async function examineClaim(
  db: Kysely<Tables>,
  claim: KeptClaim,
  { isForeign }: { isForeign: boolean },
): Promise<DueClaim> {
  const { provider, category, treatmentBegin, treatmentEnd, tiers, billed } = claim;
  if (provider && category && treatmentBegin && treatmentEnd && tiers && billed)
    return { ...claim, provider, category, treatmentBegin, treatmentEnd, tiers, billed };
  const { language } = await db
    .selectFrom("insured")
    .select("language")
    .where("insuredNumber", "=", claim.insuredNumber)
    .executeTakeFirstOrThrow();
  const figures = readBill({
    // A paper bill without files gets its fingerprint from its id.
    fingerprint: claim.fingerprint ?? Buffer.from(claim.id.replaceAll("-", ""), "hex"),
    receivedOn: todayInZurich(claim.receivedAt),
    isForeign,
    language: knownLanguage(language),
    said: saidOf(claim),
  });
  await db.updateTable("claim").set(figures).where("id", "=", claim.id).execute();
  return { ...claim, ...figures };
}
