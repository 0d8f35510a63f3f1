import { careDates, careLines, type StatementToBill } from "@portal/model/invoices/benefits.ts";
import { FIRST_CARE_PLACE, invoiceNumberOf } from "@portal/model/invoices/reference.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Desk } from "./desk.ts";
import { type Billed, billedColumns, issueInvoice } from "./issue-invoice.ts";

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
  await issueInvoice(desk, owner, {
    no: await nextNumber(db, owner, date),
    type: "BENEFITS",
    lines,
    healthInsurerCode: await insurerOf(db, owner.insuredNumber, date),
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

async function nextNumber(
  db: Kysely<Tables>,
  { insuredNumber }: Billed,
  month: string,
): Promise<string> {
  const first = invoiceNumberOf(insuredNumber, month, FIRST_CARE_PLACE);
  const [last] = await db
    .selectFrom("invoice")
    .select("no")
    .where("no", ">=", first)
    .where("no", "<=", invoiceNumberOf(insuredNumber, month, 99))
    .where("type", "=", "BENEFITS")
    .orderBy("no", "desc")
    .limit(1)
    .execute();
  return last ? String(BigInt(last.no) + 1n) : first;
}

async function insurerOf(
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<string | null> {
  const contract = await db
    .selectFrom("basicContract")
    .select("insurerCode")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", day)
    .where("validTo", ">=", day)
    .executeTakeFirst();
  return contract?.insurerCode ?? null;
}
