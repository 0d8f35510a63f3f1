import type { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { outcomeOf, paymentsOf, type Settlement } from "@portal/model/cost-sharing/settle.ts";
import { isOfAge, recipientOf } from "@portal/model/documents.ts";
import type { StatementToBill } from "@portal/model/invoices/benefits.ts";
import { DAYS_TO_PAY, namedCare, statementNumberOf } from "@portal/model/statements.ts";
import type { Kysely } from "kysely";
import { workingDayAfter } from "../../insurer/calendar/calendar.ts";
import type { Tables } from "../../core/db/tables.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import type { Person } from "../../insurer/cover/cost-sharing-terms.ts";
import { careStatement, CareStatementContent, type StatedYear } from "../statement-paper.ts";

export type BillCare = (
  job: Pick<ClaimsDesk, "db" | "secrets">,
  statement: StatementToBill,
) => Promise<void>;

/** The context for settling claims: one transaction in the role of the jobs. */
export interface ClaimsDesk {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
  billCare: BillCare;
}

/** A bill and its division. */
export interface LineToWrite extends Settlement {
  provider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: Tiers;
  /** Set if this line reverses an earlier line or settles its bill again. */
  corrects?: CorrectedLine | undefined;
}

interface CorrectedLine {
  correction: "REVERSAL" | "REPLACEMENT";
  statementId: string;
  position: number;
  statementNumber: string;
}

/** Files the decision about a person's bills: statement, lines, document, notification and invoice. */
export async function writeStatement(
  job: ClaimsDesk,
  person: Person,
  lines: readonly LineToWrite[],
): Promise<string> {
  const { db, today } = job;
  const { insuredNumber, birthdate } = person;
  const about = { insuredNumber, isPrivate: isOfAge(birthdate, today) };
  const payments = lines.map((line) => paymentsOf(line.tiers, line));
  const isPaidBack = outcomeOf(payments).toBePaidToYou > 0;
  const statementNumber = await nextNumber(db, insuredNumber, today);
  const paysOn = isPaidBack ? await workingDayAfter(db, today, DAYS_TO_PAY) : null;
  const iddms = await tellReader(job, person, { statementNumber, paysOn, lines });
  const { id } = await db
    .insertInto("statement")
    .values({
      ...about,
      statementNumber,
      date: today,
      paysOn,
      payment: isPaidBack ? "DUE" : null,
      iddms,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("statementLine")
    .values(
      lines.map((line, position) => ({ ...about, ...rowOf(line), statementId: id, position })),
    )
    .execute();
  await job.billCare(job, { ...about, statementNumber, date: today, care: careOf(lines) });
  return id;
}

function rowOf({ corrects, ...line }: LineToWrite) {
  return {
    ...line,
    year: Number(line.treatmentBegin.slice(0, 4)),
    correction: corrects?.correction ?? null,
    correctsStatement: corrects?.statementId ?? null,
    correctsPosition: corrects?.position ?? null,
  };
}

/** An earlier overpayment found by a correction is billed as if the insurer had paid the provider. */
function careOf(lines: readonly LineToWrite[]): StatementToBill["care"] {
  const paid = lines.reduce((sum, line) => sum + paymentsOf(line.tiers, line).toBePaidToYou, 0);
  return lines.map((line) => ({
    provider: line.provider,
    tiers: paid < 0 ? "PAYANT" : line.tiers,
    settlement: line,
  }));
}

async function nextNumber(
  db: Kysely<Tables>,
  insuredNumber: number,
  today: string,
): Promise<string> {
  const { count } = await db
    .selectFrom("statement")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("insuredNumber", "=", insuredNumber)
    .where("statementNumber", "like", `${today.slice(0, 4)}-%`)
    .executeTakeFirstOrThrow();
  return statementNumberOf(today, insuredNumber, count + 1);
}

/** The account that may read a statement in the portal; nothing if it goes by post. */
async function readerOf(db: Kysely<Tables>, person: Person, date: string) {
  const accounts = await db
    .selectFrom("account")
    .innerJoin("accountInsured", "accountInsured.accountId", "account.id")
    .select(["account.id", "account.insuredNumber", "extranauteType", "language"])
    .where("accountInsured.insuredNumber", "=", person.insuredNumber)
    .execute();
  const readers = accounts.map((account) => ({
    ...account,
    isAddressOwner: account.extranauteType === "PPA",
  }));
  return recipientOf(person, { date, isMedical: true }, readers);
}

interface Settled {
  statementNumber: string;
  paysOn: string | null;
  lines: readonly LineToWrite[];
}

/** Files the statement in the archive of its reader and sends a notification. */
async function tellReader(
  { db, secrets, today }: ClaimsDesk,
  person: Person,
  { statementNumber, paysOn, lines }: Settled,
): Promise<string | null> {
  const reader = await readerOf(db, person, today);
  if (!reader) return null;
  const { insuredNumber } = person;
  const addressed = {
    accountId: reader.id,
    partenaires: [insuredNumber],
    date: today,
    language: reader.language,
  };
  const { head, people } = await peopleForPaper(db, addressed);
  const years = await yearsWith(db, insuredNumber, lines);
  const idDms = await issuePaper(db, careStatement, {
    ...addressed,
    parameters: { statementNumber, care: namedCare(lines) },
    content: CareStatementContent.parse({ head, person: people[0], paysOn, lines, years }),
  });
  const news = { kind: "RefundNew", noInvoice: statementNumber, insuredNumber } as const;
  await notify(db, secrets, {
    accountId: reader.id,
    news: { ...news, documentDate: today },
    idDms,
  });
  return idDms;
}

/** The cost shares of the years of these lines, which are not written yet and are included. */
async function yearsWith(
  db: Kysely<Tables>,
  insuredNumber: number,
  lines: readonly LineToWrite[],
): Promise<StatedYear[]> {
  const byYear = Map.groupBy(lines, ({ treatmentBegin }) => Number(treatmentBegin.slice(0, 4)));
  const rows = await db
    .selectFrom("contribution")
    .select(["year", "deductibleAnnual", "deductiblePaid", "coinsuranceAnnual", "coinsurancePaid"])
    .where("insuredNumber", "=", insuredNumber)
    .where("year", "in", [...byYear.keys()])
    .orderBy("year")
    .execute();
  return rows.map((row) => {
    const own = byYear.get(row.year) ?? [];
    return {
      ...row,
      deductiblePaid: own.reduce((sum, { deductible }) => sum + deductible, row.deductiblePaid),
      coinsurancePaid: own.reduce((sum, { coinsurance }) => sum + coinsurance, row.coinsurancePaid),
    };
  });
}
