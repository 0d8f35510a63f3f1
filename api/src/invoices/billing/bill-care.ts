import {
  careDates,
  careLines,
  isWorthInvoice,
  type StatementToBill,
  waitingLongestSince,
} from "@portal/model/invoices/benefits.ts";
import { InvoiceLine, sumOfLines } from "@portal/model/invoices/invoice.ts";
import { carePlaces } from "@portal/model/invoices/reference.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { JobContext, DueItem } from "../job-context.ts";
import { type BilledOwner, billedColumns, issueInvoice } from "./issue-invoice.ts";
import { insurersIssuedElsewhere } from "../issued-elsewhere.ts";
import { nextNumber } from "./next-number.ts";

const Lines = z.array(InvoiceLine);
type CareJobContext = Pick<JobContext, "db" | "secrets">;

/**
 * Bills the cost share of a statement to the account of the person, in the transaction that files the statement; a
 * small amount waits for the next one. A person without an account is billed by post.
 */
export async function billCare(job: CareJobContext, statement: StatementToBill): Promise<void> {
  const { db } = job;
  const { insuredNumber, date, statementNumber } = statement;
  const owner = await ownerFor(db, insuredNumber);
  if (!owner) return;
  const isCareHidden = statement.isPrivate && insuredNumber !== owner.insuredNumber;
  const lines = careLines(insuredNumber, statement.care, isCareHidden);
  if (lines.length === 0) return;
  const healthInsurerCode = await insurerOf(db, insuredNumber, date);
  if (!healthInsurerCode) throw new Error("A statement without an insurer of its basic insurance.");
  if ((await insurersIssuedElsewhere(db)).has(healthInsurerCode)) return;
  await db
    .insertInto("waitingShare")
    .values({
      statementNumber,
      accountId: owner.id,
      healthInsurerCode,
      waitsSince: date,
      lines: JSON.stringify(lines),
    })
    .execute();
  await billWaiting(job, owner, healthInsurerCode, date);
}

/** The next account after an id whose cost shares have waited long enough, however small they are. */
export async function findWaiting(job: JobContext, after: string): Promise<DueItem | undefined> {
  const { db, today } = job;
  const owner = await db
    .selectFrom("account")
    .select(billedColumns)
    .where("account.id", ">", after || FIRST)
    .where((account) =>
      account.exists(
        account
          .selectFrom("waitingShare")
          .select("statementNumber")
          .whereRef("waitingShare.accountId", "=", "account.id")
          .where("waitsSince", "<=", waitingLongestSince(today)),
      ),
    )
    .orderBy("account.id")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!owner) return undefined;
  return {
    key: owner.id,
    async process() {
      const waiting = await db
        .selectFrom("waitingShare")
        .select("healthInsurerCode")
        .distinct()
        .where("accountId", "=", owner.id)
        .execute();
      for (const { healthInsurerCode } of waiting) {
        await billWaiting(job, owner, healthInsurerCode, today);
      }
    },
  };
}

const FIRST = "00000000-0000-0000-0000-000000000000";

/** Bills the waiting cost shares of an insurer once they are worth an invoice; the account's row is locked. */
async function billWaiting(
  job: CareJobContext,
  owner: BilledOwner,
  insurerCode: string,
  day: string,
): Promise<void> {
  const { db } = job;
  const rows = await db
    .selectFrom("waitingShare")
    .select(["statementNumber", "waitsSince", "lines"])
    .where("accountId", "=", owner.id)
    .where("healthInsurerCode", "=", insurerCode)
    .orderBy("waitsSince")
    .orderBy("statementNumber")
    .execute();
  const shares = rows.map((row) => ({ ...row, lines: Lines.parse(row.lines) }));
  const last = shares.at(-1);
  if (!last || !isWorthInvoice(shares, day)) return;
  const statements = shares.map(({ statementNumber }) => statementNumber);
  await db.deleteFrom("waitingShare").where("statementNumber", "in", statements).execute();
  const lines = shares.flatMap((share) => share.lines);
  // A correction may cancel exactly the waiting amount.
  if (sumOfLines(lines) === 0) return;
  await issueInvoice(job, owner, {
    no: await nextNumber(db, owner, day, carePlaces),
    type: "BENEFITS",
    lines,
    carrier: { law: "LAMAL", insurerCode },
    ...careDates(day, await workingDaysWithin(db)),
    statementNumber: last.statementNumber,
    statementNumbers: statements,
  });
}

/** Takes a row lock, so that invoice numbers are sequential. */
async function ownerFor(
  db: Kysely<Tables>,
  insuredNumber: number,
): Promise<BilledOwner | undefined> {
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

/** The person's basic insurer on a day, or the last one: cost shares may follow the end of a contract. */
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
