import { jokerDeadline } from "@portal/model/invoices/invoices.ts";
import { invoiceNumberOf } from "@portal/model/invoices/reference.ts";
import { addDays } from "./days.ts";
import type { Account, World } from "./household.ts";
import { dunned, invoiceOf, paid, type SeededInvoice } from "./invoice-course.ts";

/** Days since the joker of the demonstration was played; her request says the same. */
export const JOKER_DAYS_AGO = 55;
/** Longer than a reminder, a formal warning and their terms take together. */
const UNPAID_DAYS = 124;
/** Long enough for a reminder, too short for a formal warning. */
const REMINDED_DAYS = 20;

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
 * One due within a week, one late, one whose joker was played; a credit and a cancelled one before them; and one of the
 * summer that she paid when she was reminded.
 */
function camilles(invoices: readonly SeededInvoice[], { today }: World): SeededInvoice[] {
  const [newest, late, extended, corrected, forgotten, ...older] = invoices.toReversed();
  if (!newest || !late || !extended || !corrected || !forgotten) return [...invoices];
  const inTime = (invoice: SeededInvoice) => paid(invoice, addDays(invoice.deadline, -4), today);
  const deadline = jokerDeadline(extended.deadline);
  return [
    ...older.toReversed().map(inTime),
    paidOnceReminded(forgotten, today),
    inTime(corrected),
    ...corrections(corrected),
    paid(
      { ...extended, jokerPlayedOn: addDays(today, -JOKER_DAYS_AGO), deadline },
      deadline,
      today,
    ),
    { ...late, deadline: addDays(today, -9) },
    { ...newest, deadline: addDays(today, 6) },
  ];
}

function paidOnceReminded(invoice: SeededInvoice, today: string): SeededInvoice {
  const reminded = dunned(invoice, addDays(invoice.deadline, REMINDED_DAYS));
  return paid(reminded, addDays(reminded.deadline, -9), today);
}

/** A subsidy came after the bill: the bill that lacked it was cancelled, and the difference given back. */
function corrections(invoice: SeededInvoice): SeededInvoice[] {
  const { holder, lines, periodFrom } = invoice;
  const child = lines.find(({ insuredNumber }) => insuredNumber !== holder.insuredNumber);
  const insuredNumber = child?.insuredNumber ?? holder.insuredNumber;
  const made = (place: number, days: number, amount: number): SeededInvoice =>
    invoiceOf({
      ...invoice,
      no: invoiceNumberOf(holder.insuredNumber, periodFrom, place),
      invoiceDate: addDays(invoice.invoiceDate, days),
      lines: [{ kind: "CORRECTION", insuredNumber, about: "", amount }],
    });
  return [
    { ...made(2, 2, 41_20), status: "ANNULEE" },
    { ...made(3, 5, -41_20), status: "REGLEE" },
  ];
}

/** A reminder, a formal warning and debt collection, one beside the other. */
function giulias(invoices: readonly SeededInvoice[], { today }: World): SeededInvoice[] {
  return invoices.map((invoice) =>
    invoice.deadline < addDays(today, -UNPAID_DAYS)
      ? paid(invoice, invoice.deadline, today)
      : dunned(invoice, today),
  );
}
