import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { paymentsOf, settle, type Settlement } from "@portal/model/cost-sharing/settle.ts";
import { isOfAge, recipientOf } from "@portal/model/documents.ts";
import type { StatementToBill } from "@portal/model/invoices/benefits.ts";
import { DAYS_TO_PAY, statementNumberOf } from "@portal/model/statements.ts";
import type { Kysely } from "kysely";
import { workingDayAfter } from "../../insurer/calendar/calendar.ts";
import type { Tables } from "../../core/db/tables.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { filePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { familyOf, type Person, readYear } from "./claim-terms.ts";
import type { RefusalReason } from "./refusal-texts.ts";
import { careStatement, CareStatementContent } from "../statement-paper.ts";

/** A bill that somebody has read, on the day it is due. */
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

export type BillCare = (
  job: Pick<ClaimsDesk, "db" | "secrets">,
  statement: StatementToBill,
) => Promise<void>;

/** Where claims are settled: one transaction, in the role of the jobs. */
interface ClaimsDesk {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
  billCare: BillCare;
}

/** Decides a claim with everything that follows from it, in the transaction of the job. Says why where it is refused. */
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
  const statement = await writeStatement(job, person, claim, settlement);
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

async function writeStatement(
  job: ClaimsDesk,
  person: Person,
  claim: DueClaim,
  settlement: Settlement,
): Promise<string> {
  const { db, today } = job;
  const { insuredNumber, birthdate } = person;
  const about = { insuredNumber, isPrivate: isOfAge(birthdate, today) };
  const tiers = Tiers.parse(claim.tiers);
  const statementNumber = await nextNumber(db, insuredNumber, today);
  const isPaidBack = paymentsOf(tiers, settlement).toBePaidToYou > 0;
  const paysOn = isPaidBack ? await workingDayAfter(db, today, DAYS_TO_PAY) : null;
  const line = {
    ...settlement,
    provider: claim.provider,
    category: CareCategory.parse(claim.category),
    treatmentBegin: claim.treatmentBegin,
    treatmentEnd: claim.treatmentEnd,
    tiers,
  };
  const iddms = await tellReader(job, person, { statementNumber, paysOn, line });
  const { id } = await db
    .insertInto("statement")
    .values({ ...about, statementNumber, date: today, paysOn, iddms })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("statementLine")
    .values({
      ...about,
      ...line,
      statementId: id,
      position: 0,
      year: Number(claim.treatmentBegin.slice(0, 4)),
    })
    .execute();
  const care = [{ provider: claim.provider, tiers, settlement }];
  await job.billCare(job, { ...about, statementNumber, date: today, care });
  return id;
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

/** Who may read a statement in the portal; nobody where it goes by post. */
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
  /** The bill, and how it was divided. */
  line: Settlement;
}

/** Puts the statement into the archive of whoever may read it, and tells them. */
async function tellReader(
  { db, secrets, today }: ClaimsDesk,
  person: Person,
  { statementNumber, paysOn, line }: Settled,
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
  const idDms = await filePaper(db, careStatement, {
    ...addressed,
    parameters: { statementNumber },
    content: CareStatementContent.parse({ head, person: people[0], paysOn, lines: [line] }),
  });
  const news = { kind: "RefundNew", noInvoice: statementNumber, insuredNumber } as const;
  await notify(db, secrets, {
    accountId: reader.id,
    news: { ...news, documentDate: today },
    idDms,
  });
  return idDms;
}
