import { Statement } from "@portal/model/exchange/statement.ts";
import { isOfAge, recipientOf } from "@portal/model/documents.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { notify } from "../../../insurer/notifications/notify.ts";
import { defineEntity, type IncomingWork } from "../../entity.ts";
import { lockInsured } from "./insured.ts";
import { contradicts, wrongField } from "./problems.ts";
import { limitsOn } from "./years-of-care.ts";

export const statements = defineEntity({
  name: "statements",
  about:
    "What became of bills for care, decided elsewhere: the meters of deductible and coinsurance add up its lines. It is not changed once it was written.",
  rule: Statement,
  async write(work, { data, internalKey }) {
    const { db } = work;
    const { insuredNumber, number, date, paysOn, lines } = data;
    if (internalKey !== undefined) throw contradicts("number", "statement.issued");
    const person = await lockInsured(db, insuredNumber, "insuredNumber");
    await requireFree(db, number);
    await openYears(db, person, data);
    const about = { insuredNumber, isPrivate: isOfAge(person.birthdate, date) };
    const { id } = await db
      .insertInto("statement")
      .values({ ...about, statementNumber: number, date, paysOn })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("statementLine")
      .values(
        lines.map((line, position) => ({
          ...about,
          ...line,
          statementId: id,
          position,
          year: Number(line.treatmentBegin.slice(0, 4)),
        })),
      )
      .execute();
    if (data.announce) await tellReader(work, data, person);
    return number;
  },
});

async function requireFree(db: Kysely<Tables>, number: string): Promise<void> {
  const other = await db
    .selectFrom("statement")
    .select("id")
    .where("statementNumber", "=", number)
    .executeTakeFirst();
  if (other) throw contradicts("number", "statement.taken");
}

interface Person {
  insuredNumber: number;
  birthdate: string;
}

/** The limits of each year of treatment, by the contract of its first line; the trigger of the lines counts within them. */
async function openYears(db: Kysely<Tables>, person: Person, { lines }: Statement): Promise<void> {
  const { insuredNumber } = person;
  for (const [at, { treatmentBegin: day, deductible, coinsurance }] of lines.entries()) {
    const year = Number(day.slice(0, 4));
    const limits = await limitsOn(db, person, day);
    if (!limits && deductible + coinsurance > 0)
      throw wrongField(`lines.${at}.treatmentBegin`, "statement.notInsured");
    if (!limits) continue;
    await db
      .insertInto("contribution")
      .values({ insuredNumber, year, ...limits })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await requireRoom(db, { insuredNumber, year }, { at, deductible, coinsurance });
  }
}

/** The source and the contract agree about the limits, or the statement waits for a contract that does. */
async function requireRoom(
  db: Kysely<Tables>,
  { insuredNumber, year }: { insuredNumber: number; year: number },
  line: { at: number; deductible: number; coinsurance: number },
): Promise<void> {
  const meter = await db
    .selectFrom("contribution")
    .select(["deductibleAnnual", "deductiblePaid", "coinsuranceAnnual", "coinsurancePaid"])
    .where("insuredNumber", "=", insuredNumber)
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  if (meter.deductiblePaid + line.deductible > meter.deductibleAnnual)
    throw contradicts(`lines.${line.at}.deductible`, "statement.limit");
  if (meter.coinsurancePaid + line.coinsurance > meter.coinsuranceAnnual)
    throw contradicts(`lines.${line.at}.coinsurance`, "statement.limit");
}

/** Tells the account that may read it: an adult's own, and for a child the policyholder's. */
async function tellReader(
  { db, secrets }: IncomingWork,
  { number, insuredNumber, date }: Statement,
  person: Person,
): Promise<void> {
  const reader = await readerOf(db, person, { date, isMedical: true });
  if (!reader) return;
  const about = { noInvoice: number, insuredNumber, documentDate: date };
  await notify(db, secrets, { accountId: reader.id, news: { kind: "RefundNew", ...about } });
}

/** The account that receives a document about a person. */
export async function readerOf(
  db: Kysely<Tables>,
  person: Person,
  document: { date: string; isMedical: boolean },
) {
  const accounts = await db
    .selectFrom("account")
    .innerJoin("accountInsured", "accountInsured.accountId", "account.id")
    .select(["account.id", "account.insuredNumber", "extranauteType"])
    .where("accountInsured.insuredNumber", "=", person.insuredNumber)
    .execute();
  const readers = accounts.map((account) => ({
    ...account,
    isAddressOwner: account.extranauteType === "PPA",
  }));
  return recipientOf(person, document, readers);
}
