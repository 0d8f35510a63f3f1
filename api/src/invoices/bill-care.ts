import { careDates, careLines, type StatementToBill } from "@portal/model/invoices/benefits.ts";
import { carePlaces } from "@portal/model/invoices/reference.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Desk } from "./desk.ts";
import { type Billed, billedColumns, issueInvoice } from "./issue-invoice.ts";
import { nextNumber } from "./next-number.ts";

/**
 * Bills what is owed of a statement to whoever owns the address, in the transaction that files the statement. Whoever
 * has no account is billed by post.
 */
export async function billCare(
  desk: Pick<Desk, "db" | "secrets">,
  statement: StatementToBill,
): Promise<void> {
  const { db } = desk;
  const { insuredNumber, date, statementNumber } = statement;
  const owner = await ownerFor(db, insuredNumber);
  if (!owner) return;
  const isCareHidden = statement.isPrivate && insuredNumber !== owner.insuredNumber;
  const lines = careLines(insuredNumber, statement.care, isCareHidden);
  if (lines.length === 0) return;
  const insurerCode = await insurerOf(db, insuredNumber, date);
  if (!insurerCode) throw new Error("Nobody carries the basic insurance of a statement.");
  await issueInvoice(desk, owner, {
    no: await nextNumber(db, owner, date, carePlaces),
    type: "BENEFITS",
    lines,
    carrier: { law: "LAMAL", insurerCode },
    ...careDates(date),
    statementNumber,
  });
}

/** Locked, so that numbers follow one another. */
async function ownerFor(db: Kysely<Tables>, insuredNumber: number): Promise<Billed | undefined> {
  return db
    .selectFrom("account")
    .innerJoin("accountInsured", "accountInsured.accountId", "account.id")
    .select(billedColumns)
    .where("accountInsured.insuredNumber", "=", insuredNumber)
    .where("extranauteType", "=", "PPA")
    .orderBy("account.id")
    .limit(1)
    .forNoKeyUpdate("account")
    .executeTakeFirst();
}

/** Who carries somebody's basic insurance on a day, or carried it last: shares of care may follow its end. */
async function insurerOf(
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<string | undefined> {
  const contract = await db
    .selectFrom("basicContract")
    .select("insurerCode")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", day)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  return contract?.insurerCode;
}
