import { randomBytes } from "node:crypto";
import { type Customer, db } from "./portal.ts";

/** An id that no document has. */
export const newId = () => randomBytes(10).toString("hex").toUpperCase();

interface Wishes {
  date?: string;
  seenAt?: Date | null;
}

/** A card letter that was sent to somebody. */
export async function wasSent(to: Customer, { date = "2026-03-02", seenAt = null }: Wishes = {}) {
  const iddms = newId();
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId: to.id,
      partenaires: JSON.stringify([to.insuredNumber]),
      type: "DOCUMENT",
      subType: "CARD",
      code: "CARD",
      documentFilterType: "LETTER",
      date,
      language: "fr",
      parameters: JSON.stringify({ validUntil: "2029-12-31" }),
      seenAt,
    })
    .execute();
  return iddms;
}

/** What somebody bore of a year, and the statement of it in German. */
export async function hasBorne(who: Customer, year: number) {
  await db
    .insertInto("contribution")
    .values({
      insuredNumber: who.insuredNumber,
      year,
      deductibleAnnual: 250_000,
      deductiblePaid: 84_000,
      coinsuranceAnnual: 70_000,
    })
    .execute();
  const iddms = newId();
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId: who.id,
      partenaires: JSON.stringify([who.insuredNumber]),
      type: "DOCUMENT",
      subType: "COST_SHARE",
      code: "COST_SHARE",
      documentFilterType: "CERTIFICATE",
      date: `${year + 1}-01-20`,
      language: "de",
      parameters: JSON.stringify({ year }),
    })
    .execute();
  return iddms;
}
