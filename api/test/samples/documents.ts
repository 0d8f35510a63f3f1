import { randomBytes } from "node:crypto";
import { filePaper } from "../../src/insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../src/insurer/papers/people.ts";
import { cardLetter } from "../../src/insurer/papers/card-letter.ts";
import { costShareStatement } from "../../src/documents/letters/cost-share.ts";
import { type Customer, db } from "../portal.ts";

export const newId = () => randomBytes(10).toString("hex").toUpperCase();

interface DocumentOptions {
  date?: string;
  seenAt?: Date | null;
}

/** The letterhead and the people of a document to a customer, on a day. */
export async function addressedTo(who: Customer, date: string, language = "fr") {
  const addressed = { accountId: who.id, partenaires: [who.insuredNumber], date, language };
  const { head, people } = await peopleForPaper(db, addressed);
  const [person] = people;
  if (!person) throw new Error("Nobody is insured on this account.");
  return { addressed, head, person };
}

/** A sent card letter. */
export async function wasSent(
  to: Customer,
  { date = "2026-03-02", seenAt = null }: DocumentOptions = {},
) {
  const { addressed, head, person } = await addressedTo(to, date);
  const iddms = await filePaper(db, cardLetter, {
    ...addressed,
    parameters: { validUntil: "2029-12-31" },
    content: { head, person },
  });
  await db.updateTable("document").set({ seenAt }).where("iddms", "=", iddms).execute();
  return iddms;
}

/** The cost shares of a customer in a year, and their statement in German. */
export async function hasBorne(who: Customer, year: number) {
  const shares = {
    deductibleAnnual: 250_000,
    deductiblePaid: 84_000,
    coinsuranceAnnual: 70_000,
    coinsurancePaid: 0,
  };
  await db
    .insertInto("contribution")
    .values({ insuredNumber: who.insuredNumber, year, ...shares })
    .execute();
  const { addressed, head, person } = await addressedTo(who, `${year + 1}-01-20`, "de");
  return filePaper(db, costShareStatement, {
    ...addressed,
    parameters: { year },
    content: { head, person, shares },
  });
}
