import { endOfMonth, monthsBetween, moveDay } from "@portal/model/calendar.ts";
import type { InsuredContracts } from "@portal/model/contracts.ts";
import { datesOn, lastBilledMonth, periodBeginning } from "@portal/model/invoices/billing.ts";
import type { InvoiceLine } from "@portal/model/invoices/invoices.ts";
import { invoiceNumberOf, PREMIUM_PLACE } from "@portal/model/invoices/reference.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Desk, Found } from "./desk.ts";
import { type Billed, billedColumns, issueInvoice } from "./issue-invoice.ts";

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
    .select([...billedColumns, "premiumsBilledTo"])
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
  const { premiumsBilledTo } = owner;
  return {
    key: `${premiumsBilledTo} ${owner.id}`,
    async treat() {
      const next = moveDay(premiumsBilledTo === NEVER ? `${last}-01` : premiumsBilledTo, {
        days: 1,
      });
      const months = monthsBetween(next.slice(0, 7), last);
      for (const month of months) await billMonth(desk, owner, month, contractsOf);
      await markBilled(db, owner.id, last);
    },
  };
}

/** The invoice of the period that begins in a month, where one does and it was not made before. */
async function billMonth(
  desk: Desk,
  owner: Billed,
  month: string,
  contractsOf: ContractsOf,
): Promise<void> {
  const no = invoiceNumberOf(owner.insuredNumber, month, PREMIUM_PLACE);
  const contracts = await contractsOf(owner.id, `${month}-01`);
  const own = contracts.find((one) => one.insuredNumber === owner.insuredNumber)?.healthBasic;
  const period = periodBeginning(month, own?.periodicite ?? "MONTHLY");
  const lines = period ? linesOf(contracts, period.months) : [];
  if (!period || lines.length === 0 || (await isMade(desk.db, no))) return;
  await issueInvoice(desk, owner, {
    no,
    type: "PREMIUM",
    lines,
    healthInsurerCode: own?.healthInsurer.code ?? null,
    periodFrom: period.periodFrom,
    periodTo: period.periodTo,
    ...datesOn(period, desk.today),
  });
}

function linesOf(contracts: readonly InsuredContracts[], months: number): InvoiceLine[] {
  return contracts
    .flatMap(({ insuredNumber, healthBasic, supplementals, estate }) => [
      ...(healthBasic
        ? [line("BASIC", insuredNumber, healthBasic.product.code, healthBasic.monthlyAmount)]
        : []),
      ...supplementals.map(({ product, monthlyAmount }) =>
        line("SUPPLEMENTARY", insuredNumber, product.code, monthlyAmount),
      ),
      ...estate.map(({ product, monthlyAmount }) =>
        line("PROPERTY", insuredNumber, product.code, monthlyAmount),
      ),
    ])
    .filter(({ amount }) => amount > 0)
    .map((one) => ({ ...one, amount: one.amount * months }));
}

function line(
  kind: InvoiceLine["kind"],
  insuredNumber: number,
  about: string,
  amount: number,
): InvoiceLine {
  return { kind, insuredNumber, about, amount };
}

async function isMade(db: Kysely<Tables>, no: string): Promise<boolean> {
  const found = await db.selectFrom("invoice").select("no").where("no", "=", no).execute();
  return found.length > 0;
}

async function markBilled(db: Kysely<Tables>, id: string, month: string): Promise<void> {
  const premiumsBilledTo = endOfMonth(month);
  await db.updateTable("account").set({ premiumsBilledTo }).where("id", "=", id).execute();
}
