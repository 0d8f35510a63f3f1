import { jokerDeadline } from "@portal/model/invoices/invoices.ts";
import { invoiceNumberOf, premiumPlaces } from "@portal/model/invoices/reference.ts";
import { addDays } from "../days.ts";
import type { Account, World } from "../people/household.ts";
import { dunned, invoiceOf, offset, overpaid, paid, type SeededInvoice } from "./invoice-course.ts";

/** The days since Camille's joker was played; her request has the same day. */
export const JOKER_DAYS_AGO = 55;
/** Longer than a reminder, a formal notice and their terms together; for LCA, until the notice. */
const UNPAID_DAYS = { LAMAL: 124, LCA: 70 } as const;
/** Long enough for a reminder, too short for a formal notice. */
const REMINDED_DAYS = 20;

/** Camille's credit, which her next invoice offset, and her overpayment. */
const GIVEN_BACK = 41_20;
const TOO_MUCH = 20_00;

interface HouseholdInvoices {
  premiums: readonly SeededInvoice[];
  care: readonly SeededInvoice[];
}

/**
 * The promised states of the demonstration people's premium invoices, independent of the day. Other accounts stay
 * unchanged.
 */
export function asPromised(
  { premiums, care }: HouseholdInvoices,
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
 * Of her basic insurance, this month's premiums are due within a week, last month's are late, and those before had
 * their joker; then a credit, a cancelled invoice, and one paid after a reminder. The others are paid in time.
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

/** A late invoice leaves as much time to pay as any other. */
function dueOn(invoice: SeededInvoice, deadline: string): SeededInvoice {
  const latest = addDays(deadline, -20);
  const { invoiceDate } = invoice;
  return { ...invoice, deadline, invoiceDate: latest > invoiceDate ? latest : invoiceDate };
}

/** Played shortly before the deadline, and paid within the extension. */
function extendedByJoker(invoice: SeededInvoice, { today, workingDay }: World): SeededInvoice {
  const jokerPlayedOn = addDays(today, -JOKER_DAYS_AGO);
  const before = workingDay(addDays(jokerPlayedOn, 3));
  const deadline = jokerDeadline(before, workingDay);
  const joker = { jokerPlayedOn, jokerDeadline: deadline, deadlineBeforeJoker: before };
  const extended = offset(dueOn(invoice, before), GIVEN_BACK);
  return paid({ ...extended, ...joker, deadline }, deadline, today);
}

/** Her newest paid invoice of supplementary insurance was overpaid: the excess is a credit. */
function withOverpayment(invoices: readonly SeededInvoice[]): SeededInvoice[] {
  const byContract = invoices
    .filter(({ carrier, status }) => carrier.law === "LCA" && status === "REGLEE")
    .toSorted((one, other) => (one.invoiceDate < other.invoiceDate ? -1 : 1));
  const newest = byContract.at(-1);
  return invoices.map((one) => (one === newest ? overpaid(one, TOO_MUCH) : one));
}

/** The day itself if it is a working day, else the last one before. */
function lastWorkingDay(day: string, workingDay: World["workingDay"]): string {
  return workingDay(day) === day ? day : lastWorkingDay(addDays(day, -1), workingDay);
}

function paidOnceReminded(invoice: SeededInvoice, world: World): SeededInvoice {
  const reminded = dunned(invoice, addDays(invoice.deadline, REMINDED_DAYS), world);
  return paid(reminded, addDays(reminded.deadline, -9), world.today);
}

/** A subsidy came after the bill: the bill without it was cancelled, and the difference refunded. */
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

/** A reminder, a formal notice and debt collection at once; for LCA at most a notice. */
function giulias(invoices: readonly SeededInvoice[], world: World): SeededInvoice[] {
  const { today } = world;
  return invoices.map((invoice) =>
    invoice.deadline < addDays(today, -UNPAID_DAYS[invoice.carrier.law])
      ? paid(invoice, invoice.deadline, today)
      : dunned(invoice, today, world),
  );
}
