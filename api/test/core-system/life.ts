import { moveDay } from "@portal/model/calendar/calendar.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { type Random, randomOf } from "../../seed/random.ts";
import { aHome, type aHousehold } from "../samples/exchanged.ts";
import type { CoreSystem } from "./core-system.ts";

export const INSURER = "9101";

type Home = Record<"street" | "zip" | "city", string>;
type HouseholdData = ReturnType<typeof aHousehold>["data"];

export interface CoreHousehold {
  policyholder: number;
  id: string;
  data: HouseholdData;
  /** The insurer whose invoices the core system issues, where it is not the usual one. */
  insurer?: string;
}

export interface CoreInvoice {
  number: string;
  policyholder: number;
  total: number;
  lines: { amount: number }[];
  cancelledOn?: string;
}

interface CorePayment {
  invoice: string;
  amount: number;
  way?: "BANK" | "CREDIT";
}

const homes: readonly [Home, ...Home[]] = [
  { street: "Rue du Lac", zip: "1003", city: "Lausanne" },
  { street: "Tannenhalde", zip: "3011", city: "Bern" },
  { street: "Via Nassa", zip: "6900", city: "Lugano" },
];

/**
 * A day in the core system: people move and marry, invoices are issued, lowered and cancelled, payments come in, some of
 * them too much, and credits pay what is open.
 */
export function liveOneDay(
  core: CoreSystem,
  households: readonly CoreHousehold[],
  today: string,
  random: Random,
): void {
  for (const household of households) {
    if (random.chance(0.05)) moveHouse(core, household, today, random);
    if (random.chance(0.03)) rename(core, household, random);
    if (random.chance(0.08)) issueInvoice(core, household, today, random);
  }
  const paid = paidByInvoice(core);
  for (const record of core.records("invoices")) {
    const invoice = record.data as CoreInvoice;
    const soFar = paid.get(invoice.number) ?? 0;
    if (invoice.cancelledOn) continue;
    if (random.chance(0.01)) core.change("invoices", record.id, lowered(invoice));
    else if (random.chance(0.005))
      core.change("invoices", record.id, { ...invoice, cancelledOn: today });
    else if (random.chance(soFar < rappenOf(invoice.total) ? 0.1 : 0.01))
      payInvoice(core, invoice, today, random);
  }
  for (const household of households) if (random.chance(0.3)) spendCredit(core, household, today);
}

function present(core: CoreSystem, { id, data }: CoreHousehold): HouseholdData {
  return (core.dataOf("households", id) as HouseholdData | undefined) ?? data;
}

function moveHouse(
  core: CoreSystem,
  household: CoreHousehold,
  today: string,
  random: Random,
): void {
  const home = { ...aHome, ...random.pick(homes), number: String(random.between(1, 99)) };
  const data = present(core, household);
  const asOf = `${today}T11:00:00+01:00`;
  const people = data.people.map((person) => ({ ...person, addresses: [home] }));
  core.change("households", household.id, { ...data, asOf, people });
}

function rename(core: CoreSystem, household: CoreHousehold, random: Random): void {
  const lastname = random.pick(["Müller-Çelik", "D'Ambrosio", "Švec", "Ñandú", "Zürcher"]);
  const data = present(core, household);
  const people = data.people.map((person) => ({ ...person, lastname }));
  core.change("households", household.id, { ...data, people });
}

function issueInvoice(
  core: CoreSystem,
  { policyholder, insurer = INSURER }: CoreHousehold,
  today: string,
  random: Random,
): void {
  const number = `${policyholder}${today.slice(2).replaceAll("-", "")}`;
  const amount = random.between(500, 90_000) / 100;
  core.change("invoices", number, {
    announce: false,
    number,
    policyholder,
    type: "PREMIUM",
    insurer,
    law: "LAMAL",
    holder: "Élodie Zürcher",
    periodFrom: today,
    periodTo: today,
    invoiceDate: today,
    deadline: moveDay(today, { days: 30 }),
    reference: referenceOf(number),
    lines: [{ kind: "BASIC", insuredNumber: policyholder, about: "", amount }],
    total: amount,
  });
}

function payInvoice(core: CoreSystem, invoice: CoreInvoice, today: string, random: Random): void {
  const amount = random.chance(0.7) ? invoice.total : Math.round(invoice.total * 50) / 100;
  core.change("payments", `B-${invoice.number}-${today}`, {
    announce: false,
    invoice: invoice.number,
    amount,
    paidOn: today,
    bankReference: `B-${today}`,
  });
}

/** A correction of an invoice: it asks for less than before. */
function lowered(invoice: CoreInvoice): CoreInvoice {
  const total = Math.round(rappenOf(invoice.total) * 0.9) / 100;
  return { ...invoice, total, lines: invoice.lines.map((line) => ({ ...line, amount: total })) };
}

/** The core system takes a credit off the oldest open invoice of the household. */
function spendCredit(core: CoreSystem, { policyholder }: CoreHousehold, today: string): void {
  const paid = paidByInvoice(core);
  const invoices = core
    .records("invoices")
    .map(({ data }) => data as CoreInvoice)
    .filter((invoice) => invoice.policyholder === policyholder);
  const openOf = ({ number, total }: CoreInvoice) => rappenOf(total) - (paid.get(number) ?? 0);
  const [oldest] = invoices
    .filter((invoice) => !invoice.cancelledOn && openOf(invoice) > 0)
    .toSorted((one, other) => one.number.localeCompare(other.number));
  if (!oldest) return;
  const amount = Math.min(openOf(oldest), creditOf(core, policyholder));
  if (amount <= 0) return;
  core.change("payments", `C-${oldest.number}-${today}`, {
    announce: false,
    invoice: oldest.number,
    way: "CREDIT",
    amount: amount / 100,
    paidOn: today,
  });
}

/** What the core system has too much of a household, in rappen. */
export function creditOf(core: CoreSystem, policyholder: number): number {
  const paid = paidByInvoice(core);
  const used = paidByInvoice(core, "CREDIT");
  return core.records("invoices").reduce((sum, { data }) => {
    const { number, total, cancelledOn, policyholder: owner } = data as CoreInvoice;
    if (owner !== policyholder) return sum;
    const owed = cancelledOn ? 0 : rappenOf(total);
    return sum + Math.max(0, (paid.get(number) ?? 0) - owed) - (used.get(number) ?? 0);
  }, 0);
}

/** What is paid of each invoice in rappen, in all ways or in one. */
export function paidByInvoice(
  core: CoreSystem,
  asked?: "BANK" | "CREDIT",
): ReadonlyMap<string, number> {
  const rappen = new Map<string, number>();
  for (const { data } of core.records("payments")) {
    const { invoice, amount, way = "BANK" } = data as CorePayment;
    if (asked && way !== asked) continue;
    rappen.set(invoice, (rappen.get(invoice) ?? 0) + rappenOf(amount));
  }
  return rappen;
}

export function rappenOf(francs: number): number {
  return Math.round(francs * 100);
}

/** The core system's decision about a request: soon, late, refused, or never. */
export function decisionOf(id: string, today: string): { on: string | null; decision: object } {
  const random = randomOf(0, `${id} ${today}`);
  if (random.chance(0.1)) return { on: null, decision: {} };
  const on = moveDay(today, { days: random.between(0, 6) });
  const decision = random.chance(0.3)
    ? { decision: "refused", reason: { code: "INCOMPLETE" } }
    : { decision: "approved" };
  return { on, decision };
}
