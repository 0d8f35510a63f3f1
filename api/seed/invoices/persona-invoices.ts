import { jokerDeadline } from "@portal/model/invoices/invoices.ts";
import { invoiceNumberOf, premiumPlaces } from "@portal/model/invoices/reference.ts";
import { addDays } from "../days.ts";
import type { Account, World } from "../people/household.ts";
import { dunned, invoiceOf, offset, overpaid, paid, type SeededInvoice } from "./invoice-course.ts";

/** Days since the joker of the demonstration was played; her request says the same. */
export const JOKER_DAYS_AGO = 55;
/** Longer than a reminder, a formal warning and their terms take together; by contract, until the warning. */
const UNPAID_DAYS = { LAMAL: 124, LCA: 70 } as const;
/** Long enough for a reminder, too short for a formal warning. */
const REMINDED_DAYS = 20;

/** What Camille got back by a credit, which her next invoice took off, and what she paid too much. */
const GIVEN_BACK = 41_20;
const TOO_MUCH = 20_00;

interface Billed {
  premiums: readonly SeededInvoice[];
  care: readonly SeededInvoice[];
}

/**
 * The demonstration people's invoices stand as they are promised, on whatever day the portal is looked at: it is their
 * premiums that they are late with. Nothing for whom nothing was promised.
 */
export function asPromised(
  { premiums, care }: Billed,
  { login }: Account,
  world: World,
): SeededInvoice[] | undefined {
  const standing = promises[login];
  if (!standing) return undefined;
  return [...standing(premiums, world), ...care.map((invoice) => paidSoon(invoice, world))];
}

const promises: Readonly<Record<string, typeof camilles>> = {
  "camille@example.ch": camilles,
  "giulia@example.ch": giulias,
};

function paidSoon(invoice: SeededInvoice, { today }: World): SeededInvoice {
  const soon = addDays(invoice.invoiceDate, 6);
  return paid(invoice, soon < today ? soon : today, today);
}

/**
 * Of her basic insurance this month's premiums are due within a week, last month's are late, and those before had their
 * joker; then a credit and a cancelled one, and one that she paid when she was reminded. All else is paid in time.
 */
function camilles(invoices: readonly SeededInvoice[], world: World): SeededInvoice[] {
  const { today, workingDay } = world;
  const hasBegun = ({ carrier, periodFrom }: SeededInvoice) =>
    carrier.law === "LAMAL" && periodFrom <= today;
  const [dueSoon, late, extended, corrected, forgotten, ...older] = invoices
    .filter(hasBegun)
    .toReversed();
  if (!dueSoon || !late || !extended || !corrected || !forgotten) return [...invoices];
  const inTime = (invoice: SeededInvoice) => paid(invoice, addDays(invoice.invoiceDate, 4), today);
  const atOnce = (invoice: SeededInvoice) => paid(invoice, invoice.invoiceDate, today);
  const others = invoices.filter((one) => !hasBegun(one)).map(atOnce);
  return [
    ...[...older, corrected].map(inTime),
    ...withOverpayment(others),
    paidOnceReminded(forgotten, world),
    ...corrections(corrected),
    extendedByJoker(extended, world),
    dueOn(late, lastWorkingDay(addDays(today, -9), workingDay)),
    dueOn(dueSoon, lastWorkingDay(addDays(today, 6), workingDay)),
  ];
}

/** An invoice that was made late leaves as much time to pay as any other. */
function dueOn(invoice: SeededInvoice, deadline: string): SeededInvoice {
  const latest = addDays(deadline, -20);
  const { invoiceDate } = invoice;
  return { ...invoice, deadline, invoiceDate: latest > invoiceDate ? latest : invoiceDate };
}

/** Played shortly before the deadline, and paid in the time that it gave. */
function extendedByJoker(invoice: SeededInvoice, { today, workingDay }: World): SeededInvoice {
  const jokerPlayedOn = addDays(today, -JOKER_DAYS_AGO);
  const before = workingDay(addDays(jokerPlayedOn, 3));
  const deadline = jokerDeadline(before, workingDay);
  const joker = { jokerPlayedOn, jokerDeadline: deadline, deadlineBeforeJoker: before };
  const extended = offset(dueOn(invoice, before), GIVEN_BACK);
  return paid({ ...extended, ...joker, deadline }, deadline, today);
}

/** For the newest of her supplementary insurance that is paid she transferred too much: that is a credit. */
function withOverpayment(invoices: readonly SeededInvoice[]): SeededInvoice[] {
  const byContract = invoices
    .filter(({ carrier, status }) => carrier.law === "LCA" && status === "REGLEE")
    .toSorted((one, other) => (one.invoiceDate < other.invoiceDate ? -1 : 1));
  const newest = byContract.at(-1);
  return invoices.map((one) => (one === newest ? overpaid(one, TOO_MUCH) : one));
}

/** The day itself, or the last one before it on which people work. */
function lastWorkingDay(day: string, workingDay: World["workingDay"]): string {
  return workingDay(day) === day ? day : lastWorkingDay(addDays(day, -1), workingDay);
}

function paidOnceReminded(invoice: SeededInvoice, world: World): SeededInvoice {
  const reminded = dunned(invoice, addDays(invoice.deadline, REMINDED_DAYS), world);
  return paid(reminded, addDays(reminded.deadline, -9), world.today);
}

/** A subsidy came after the bill: the bill that lacked it was cancelled, and the difference given back. */
function corrections(invoice: SeededInvoice): SeededInvoice[] {
  const { holder, lines, periodFrom } = invoice;
  const child = lines.find(({ insuredNumber }) => insuredNumber !== holder.insuredNumber);
  const insuredNumber = child?.insuredNumber ?? holder.insuredNumber;
  const made = (place: number, day: number, amount: number): SeededInvoice =>
    invoiceOf({
      ...invoice,
      no: invoiceNumberOf(holder.insuredNumber, periodFrom, place),
      invoiceDate: addDays(periodFrom, day),
      deadline: addDays(periodFrom, day + 30),
      lines: [{ kind: "CORRECTION", insuredNumber, about: "", amount }],
    });
  const [, last] = premiumPlaces;
  return [
    { ...made(last - 1, 4, GIVEN_BACK), status: "ANNULEE", cancelledOn: addDays(periodFrom, 14) },
    { ...made(last, 14, -GIVEN_BACK), status: "REGLEE" },
  ];
}

/** A reminder, a formal warning and debt collection, one beside the other; by contract she is warned at most. */
function giulias(invoices: readonly SeededInvoice[], world: World): SeededInvoice[] {
  const { today } = world;
  return invoices.map((invoice) =>
    invoice.deadline < addDays(today, -UNPAID_DAYS[invoice.carrier.law])
      ? paid(invoice, invoice.deadline, today)
      : dunned(invoice, today, world),
  );
}
