import { documentAddress } from "../../core/http/document-address.ts";
import { dueNext } from "@portal/model/invoices/standing.ts";
import { rappenOf } from "@portal/model/money.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";
import type { PayInvoiceQuery } from "../../core/http/gql/private.ts";

const PayInvoice = graphql(`
  query PayInvoice($id: ID!) {
    invoice(id: $id) {
      id
      iddms
      type
      subject
      totalAmount
      toBePaid
      fees
      status
      deadline
      overdueSince
      paymentAwaitedUntil
      debitReturned
      restCarried
      periodFrom
      periodTo
      bvrNumber
      paymentMode
      statementNumber
      creditor {
        name
        street
        number
        zip
        city
        qrIban
      }
      instalments {
        date
        amount
        status
      }
      joker {
        actif
        deadline
        eligible
      }
      arrangement {
        eligible
        actif
        endedOn
        datesPossiblesPremiereEcheance
        nbMensualitesPossibles
      }
    }
  }
`);

export const AnnouncePayment = graphql(`
  mutation AnnouncePayment($id: ID!) {
    announcePayment(id: $id)
  }
`);

/** An invoice with everything needed to pay it. */
export type PayableInvoice = PayInvoiceQuery["invoice"];

export const payQuery = (id: string) =>
  queryOptions({
    queryKey: ["invoices", "pay", id],
    // The sheet shows its own error, so the dialog must not repeat it.
    queryFn: async () => (await query(PayInvoice, { id }, { silent: true })).invoice,
  });

/** The next payment in francs: an instalment of a plan, or else the whole amount. */
export function nextAmount({
  arrangement,
  instalments,
  toBePaid,
  deadline,
}: Pick<PayableInvoice, "instalments" | "toBePaid" | "deadline"> & {
  arrangement: { actif: boolean };
}): number {
  return nextPayment({ arrangement, instalments, toBePaid, deadline }).amount;
}

export function nextPayment({
  arrangement,
  instalments,
  toBePaid,
  deadline,
}: Parameters<typeof nextAmount>[0]): { amount: number; date: string } {
  const { amount, date } = dueNext({
    deadline,
    toBePaid: rappenOf(toBePaid),
    hasArrangement: arrangement.actif,
    instalments: instalments.map((one) => ({ ...one, amount: rappenOf(one.amount) })),
  });
  return { amount: amount / 100, date };
}

export function paperAddress(iddms: string): string {
  return documentAddress(iddms);
}
