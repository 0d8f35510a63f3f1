import {
  type BilledPeriod,
  lastBilledMonth,
  periodBeginning,
} from "@portal/model/invoices/billing.ts";
import { monthsBetween, moveDay } from "@portal/model/calendar/calendar.ts";
import { Periodicity } from "@portal/model/contract.ts";
import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import { billsByCarrier } from "@portal/model/invoices/carriers.ts";
import { invoiceNumberOf, premiumPlaces } from "@portal/model/invoices/reference.ts";
import { careInvoices, type SeededShare } from "./care-invoices.ts";
import { coversOf } from "../contracts/covers.ts";
import { addDays } from "../days.ts";
import type { Account, Household, Person, World } from "../people/household.ts";
import { dunned, invoiceOf, paid, type SeededInvoice } from "./invoice-course.ts";
import { premiumsOf } from "../contracts/premiums.ts";
import { asPromised } from "./persona-invoices.ts";
import { type Random, randomOf } from "../random.ts";
import { FIRST_POST_DAYS } from "../reimbursements/statements.ts";

const known = new WeakMap<Household, readonly SeededInvoice[]>();

/** The invoices of a household's address owner, the oldest first. */
export function invoicesOf(household: Household, world: World): readonly SeededInvoice[] {
  const invoices = known.get(household) ?? madeInvoices(household, world);
  known.set(household, invoices);
  return invoices;
}

export function ownerOf({ accounts }: Household): Account | undefined {
  return accounts.find(({ type }) => type === "PPA");
}

function madeInvoices(household: Household, world: World): SeededInvoice[] {
  const owner = ownerOf(household);
  const [head] = household.people;
  if (!owner || !head || addDays(household.joined, FIRST_POST_DAYS) > world.today) return [];
  const cover = coversOf(household, world).get(head.insuredNumber);
  const periodicity = Periodicity.parse(cover?.periodicity ?? "MONTHLY");
  const premiums = premiumInvoices(household, head, periodicity, world);
  const care = careOf(household, head, world).invoices;
  const promised = asPromised({ premiums, care }, owner, world);
  const random = randomOf(world.seed, `payments ${head.insuredNumber}`);
  return byDate(promised ?? settle([...premiums, ...care], owner, random, world));
}

const knownCare = new WeakMap<Household, ReturnType<typeof careInvoices>>();

function careOf(household: Household, head: Person, world: World) {
  const care = knownCare.get(household) ?? careInvoices(household, head, world);
  knownCare.set(household, care);
  return care;
}

/** Shares of care that are too small to be billed. */
export function waitingSharesOf(household: Household, world: World): readonly SeededShare[] {
  const [head] = household.people;
  const isBilled = ownerOf(household) && addDays(household.joined, FIRST_POST_DAYS) <= world.today;
  return head && isBilled ? careOf(household, head, world).waiting : [];
}

function byDate(invoices: readonly SeededInvoice[]): SeededInvoice[] {
  return invoices.toSorted((one, other) => (one.invoiceDate < other.invoiceDate ? -1 : 1));
}

function premiumInvoices(
  household: Household,
  head: Person,
  periodicity: Periodicity,
  world: World,
): SeededInvoice[] {
  const { today, yearsOfPremiums, workingDay } = world;
  const premiumsOn = premiumsOf(household, world);
  const last = lastBilledMonth(today);
  const first = moveDay(`${last}-01`, { months: 1 - 12 * yearsOfPremiums }).slice(0, 7);
  const joined = household.joined.slice(0, 7);
  const periods = periodsBetween(first > joined ? first : joined, last, {
    periodicity,
    workingDay,
  });
  return periods.flatMap((period) => {
    const { months: count, ...dates } = period;
    const lines = premiumsOn(period.periodFrom).map((line) => {
      return { ...line, amount: line.amount * count };
    });
    return billsByCarrier(lines).map((bill, place) => {
      const no = invoiceNumberOf(head.insuredNumber, period.periodFrom, premiumPlaces[0] + place);
      return invoiceOf({ no, type: "PREMIUM", holder: head, ...bill, ...dates });
    });
  });
}

const periods = new Map<string, readonly BilledPeriod[]>();

/** Cached, because thousands of households have the same few periods. */
function periodsBetween(
  first: string,
  last: string,
  { periodicity, workingDay }: { periodicity: Periodicity; workingDay: World["workingDay"] },
): readonly BilledPeriod[] {
  const key = `${first} ${last} ${periodicity}`;
  const found =
    periods.get(key) ??
    monthsBetween(first, last).flatMap(
      (month) => periodBeginning(month, periodicity, workingDay) ?? [],
    );
  periods.set(key, found);
  return found;
}

/** Most customers pay in time; some are late with the last invoices, and a few are reminded. */
function settle(
  invoices: readonly SeededInvoice[],
  { paymentMode }: Account,
  random: Random,
  world: World,
): SeededInvoice[] {
  const { today } = world;
  const unpaidDays = random.weighted([
    [0, 90],
    [14, 6],
    [60, 3],
    [130, 1],
  ]);
  return invoices.map((invoice) => {
    const ahead = random.between(0, 9);
    if (isDirectDebit(paymentMode)) return paid(invoice, invoice.deadline, today);
    const isUnpaid = unpaidDays > 0 && invoice.deadline >= addDays(today, -unpaidDays);
    return isUnpaid
      ? dunned(invoice, today, world)
      : paid(invoice, addDays(invoice.deadline, -ahead), today);
  });
}
