import { endOfMonth, monthsBetween, moveDay } from "@portal/model/calendar/calendar.ts";
import type { InsuredContracts } from "@portal/model/contract.ts";
import { datesOn, lastBilledMonth, periodBeginning } from "@portal/model/invoices/billing.ts";
import {
  billsByCarrier,
  type CarriedLine,
  type Carrier,
  isSameCarrier,
} from "@portal/model/invoices/carriers.ts";
import { premiumPlaces } from "@portal/model/invoices/reference.ts";
import { type Kysely, sql as raw } from "kysely";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { Tables } from "../../core/db/tables.ts";
import { correctionsSince } from "./correct-premiums.ts";
import type { JobContext, DueItem } from "../job-context.ts";
import { type BilledOwner, billedColumns, issueInvoice } from "./issue-invoice.ts";
import { insurersIssuedElsewhere } from "../issued-elsewhere.ts";
import { nextNumber } from "./next-number.ts";
import { premiumLines } from "./premium-lines.ts";

/** The cover of all persons of an account on a day. */
export type ContractsOf = (
  job: Pick<JobContext, "db">,
  accountId: string,
  date: string,
) => Promise<InsuredContracts[]>;

const NEVER = "-infinity";
const FIRST = `${NEVER} 00000000-0000-0000-0000-000000000000`;

/**
 * The next account with periods to bill since its last invoice. An account that was never billed begins with the newest
 * period: this job does not bill earlier ones.
 */
export async function findUnbilled(
  job: JobContext,
  after: string,
  contractsOf: ContractsOf,
): Promise<DueItem | undefined> {
  const { db, today } = job;
  const last = lastBilledMonth(today);
  const [billedTo, id] = (after || FIRST).split(" ");
  const owner = await db
    .selectFrom("account")
    .select([...billedColumns, "premiumsBilledTo", "premiumsChangedFrom"])
    .where("extranauteType", "=", "PPA")
    .where("premiumsBilledTo", "<", `${last}-01`)
    .where(raw<boolean>`(premiums_billed_to, id) > (${billedTo}::date, ${id}::uuid)`)
    .orderBy("premiumsBilledTo")
    .orderBy("id")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!owner) return undefined;
  const { premiumsBilledTo, premiumsChangedFrom: changedFrom } = owner;
  const contractsOn = (date: string) => contractsOf(job, owner.id, date);
  return {
    key: `${premiumsBilledTo} ${owner.id}`,
    async process() {
      const next = moveDay(premiumsBilledTo === NEVER ? `${last}-01` : premiumsBilledTo, {
        days: 1,
      });
      let corrections: readonly CarriedLine[] = changedFrom
        ? await correctionsSince(
            job,
            { accountId: owner.id, from: changedFrom, billedTo: premiumsBilledTo },
            contractsOn,
          )
        : [];
      for (const month of monthsBetween(next.slice(0, 7), last)) {
        corrections = await billMonth(job, owner, { month, corrections }, contractsOn);
      }
      await markBilled(db, owner.id, {
        premiumsBilledTo: endOfMonth(last),
        // The corrections wait for an invoice large enough to carry them.
        premiumsChangedFrom: corrections.length > 0 ? changedFrom : null,
      });
    },
  };
}

interface BillingQuery {
  month: string;
  /** Corrections of premiums that were billed before. */
  corrections: readonly CarriedLine[];
}

/**
 * Bills the period that begins in a month, if any and not yet billed, with one invoice per insurer. Returns the
 * corrections that are still to be billed.
 */
async function billMonth(
  job: JobContext,
  owner: BilledOwner,
  { month, corrections }: BillingQuery,
  contractsOn: (date: string) => Promise<InsuredContracts[]>,
): Promise<readonly CarriedLine[]> {
  const contracts = await contractsOn(`${month}-01`);
  const own = contracts.find((one) => one.insuredNumber === owner.insuredNumber)?.healthBasic;
  const workingDay = await workingDaysWithin(job.db);
  const period = periodBeginning(month, own?.periodicite ?? "MONTHLY", workingDay);
  if (!period) return corrections;
  const lines = premiumLines(contracts).map((line) => ({
    ...line,
    amount: line.amount * period.months,
  }));
  if (lines.length === 0) return corrections;
  const { periodFrom, periodTo } = period;
  let left = corrections;
  const issuedElsewhere = await insurersIssuedElsewhere(job.db);
  for (const bill of billsByCarrier([...lines, ...corrections])) {
    const isElsewhere = issuedElsewhere.has(bill.carrier.insurerCode);
    if (isElsewhere) left = left.filter(({ carrier }) => !isSameCarrier(carrier, bill.carrier));
    if (isElsewhere || (await isMade(job.db, owner, { ...bill.carrier, periodFrom }))) continue;
    await issueInvoice(job, owner, {
      ...bill,
      no: await nextNumber(job.db, owner, month, premiumPlaces),
      type: "PREMIUM",
      periodFrom,
      periodTo,
      ...datesOn(period, job.today, workingDay),
    });
    left = left.filter(({ carrier }) => !isSameCarrier(carrier, bill.carrier));
  }
  return left;
}

async function isMade(
  db: Kysely<Tables>,
  { id }: BilledOwner,
  { law, insurerCode, periodFrom }: Carrier & { periodFrom: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("invoice")
    .select("no")
    .where("accountId", "=", id)
    .where("type", "=", "PREMIUM")
    .where("law", "=", law)
    .where("healthInsurerCode", "=", insurerCode)
    .where("periodFrom", "=", periodFrom)
    .where("status", "!=", "ANNULEE")
    .execute();
  return found.length > 0;
}

async function markBilled(
  db: Kysely<Tables>,
  id: string,
  state: { premiumsBilledTo: string; premiumsChangedFrom: string | null },
): Promise<void> {
  await db.updateTable("account").set(state).where("id", "=", id).execute();
}
