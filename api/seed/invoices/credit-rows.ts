import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import type { Household, World } from "../people/household.ts";
import type { SeededInvoice } from "./invoice-course.ts";
import { invoicesOf, ownerOf } from "./invoices.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";

type Credit = Insertable<Tables["creditMovement"]>;

/** The credits, overpayments and offsets of a household's account. */
export function creditMovementRows(household: Household, world: World): Credit[] {
  const owner = ownerOf(household);
  if (!owner) return [];
  return invoicesOf(household, world).flatMap((invoice) =>
    movedBy(invoice).map(({ kind, amount, bookedOn }) => ({
      id: uuidOf(world.seed, `credit ${invoice.no} ${kind}`),
      accountId: accountId(world, owner),
      law: invoice.carrier.law,
      insurerCode: invoice.carrier.insurerCode,
      bookedOn,
      kind,
      amount,
      invoiceNo: invoice.no,
      createdAt: new Date(`${bookedOn}T10:00:00Z`),
    })),
  );
}

interface CreditMovement {
  kind: "CREDIT_NOTE" | "OVERPAID" | "OFFSET";
  amount: number;
  bookedOn: string;
}

function movedBy({
  totalAmount,
  fees,
  payments,
  invoiceDate,
  status,
}: SeededInvoice): CreditMovement[] {
  if (status === "ANNULEE") return [];
  if (totalAmount < 0)
    return [{ kind: "CREDIT_NOTE", amount: -totalAmount, bookedOn: invoiceDate }];
  const tooMuch = payments.reduce((sum, { amount }) => sum + amount, 0) - totalAmount - fees;
  const offsets = payments
    .filter(({ way }) => way === "CREDIT")
    .map(({ amount, paidOn }): CreditMovement => ({
      kind: "OFFSET",
      amount: -amount,
      bookedOn: paidOn,
    }));
  const last = payments.at(-1)?.paidOn ?? invoiceDate;
  return tooMuch > 0
    ? [...offsets, { kind: "OVERPAID", amount: tooMuch, bookedOn: last }]
    : offsets;
}
