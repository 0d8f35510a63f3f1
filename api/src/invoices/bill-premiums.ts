import { endOfMonth, monthsBetween, moveDay } from "@portal/model/calendar.ts";
import type { InsuredContracts } from "@portal/model/contracts.ts";
import { datesOn, lastBilledMonth, periodBeginning } from "@portal/model/invoices/billing.ts";
import type { InvoiceLine } from "@portal/model/invoices/invoices.ts";
import { invoiceNumberOf, PREMIUM_PLACE } from "@portal/model/invoices/reference.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { correctionsSince } from "./correct-premiums.ts";
import type { Desk, Found } from "./desk.ts";
import { type Billed, billedColumns, issueInvoice } from "./issue-invoice.ts";
import { premiumLines } from "./premium-lines.ts";

/** What everybody on an account is covered for on a day. */
export type ContractsOf = (accountId: string, date: string) => Promise<InsuredContracts[]>;

const NEVER = "-infinity";
const FIRST = `${NEVER} 00000000-0000-0000-0000-000000000000`;

/**
 * The next owner of an address for whom periods have come near since they were last billed. Whoever was never billed
 * begins with the newest: what came before is none of this office's business.
 */
export async function findUnbilled(
  desk: Desk,
  after: string,
  contractsOf: ContractsOf,
): Promise<Found | undefined> {
  const { db, today } = desk;
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
  const contractsOn = (date: string) => contractsOf(owner.id, date);
  return {
    key: `${premiumsBilledTo} ${owner.id}`,
    async treat() {
      const next = moveDay(premiumsBilledTo === NEVER ? `${last}-01` : premiumsBilledTo, {
        days: 1,
      });
      let corrections = changedFrom
        ? await correctionsSince(
            desk,
            { accountId: owner.id, from: changedFrom, billedTo: premiumsBilledTo },
            contractsOn,
          )
        : [];
      for (const month of monthsBetween(next.slice(0, 7), last)) {
        const isBilled = await billMonth(desk, owner, { month, corrections }, contractsOn);
        if (isBilled) corrections = [];
      }
      await markBilled(db, owner.id, {
        premiumsBilledTo: endOfMonth(last),
        // They wait for an invoice that can carry them.
        premiumsChangedFrom: corrections.length > 0 ? changedFrom : null,
      });
    },
  };
}

interface Wanted {
  month: string;
  /** Of what was billed before. */
  corrections: readonly InvoiceLine[];
}

/** The invoice of the period that begins in a month, where one does and it was not made before. */
async function billMonth(
  desk: Desk,
  owner: Billed,
  { month, corrections }: Wanted,
  contractsOn: (date: string) => Promise<InsuredContracts[]>,
): Promise<boolean> {
  const no = invoiceNumberOf(owner.insuredNumber, month, PREMIUM_PLACE);
  const contracts = await contractsOn(`${month}-01`);
  const own = contracts.find((one) => one.insuredNumber === owner.insuredNumber)?.healthBasic;
  const period = periodBeginning(month, own?.periodicite ?? "MONTHLY");
  if (!period) return false;
  const lines = premiumLines(contracts).map((line) => ({
    ...line,
    amount: line.amount * period.months,
  }));
  if (lines.length === 0 || (await isMade(desk.db, no))) return false;
  await issueInvoice(desk, owner, {
    no,
    type: "PREMIUM",
    lines: [...lines, ...corrections],
    healthInsurerCode: own?.healthInsurer.code ?? null,
    periodFrom: period.periodFrom,
    periodTo: period.periodTo,
    ...datesOn(period, desk.today),
  });
  return true;
}

async function isMade(db: Kysely<Tables>, no: string): Promise<boolean> {
  const found = await db.selectFrom("invoice").select("no").where("no", "=", no).execute();
  return found.length > 0;
}

async function markBilled(
  db: Kysely<Tables>,
  id: string,
  state: { premiumsBilledTo: string; premiumsChangedFrom: string | null },
): Promise<void> {
  await db.updateTable("account").set(state).where("id", "=", id).execute();
}
