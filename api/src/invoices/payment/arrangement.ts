import {
  arrangementRefusal,
  ArrangementInput,
  instalmentsOf,
  possibleFirstDates,
  possibleInstalments,
} from "@portal/model/invoices/arrangement.ts";
import { type Instalment } from "@portal/model/invoices/invoice.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { ArrangementDetails } from "@portal/model/requests/stored-details.ts";
import { sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/http/parse.ts";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { submitRequest } from "../../insurer/requests/submit.ts";
import { lockInvoice } from "./lock-invoice.ts";
import { todayOf } from "../invoices.ts";
import { arrangementAgreed, arrangementReceived } from "../messages.ts";

/**
 * Payment by instalments: once agreed, the invoice is paid in parts and no reminder is sent. Its deadline is the day of
 * the next instalment, and the billing job follows them.
 */
export const arrangement: RequestKind<ArrangementDetails> = {
  type: "INVOICE",
  nature: "PAYMENT_ARRANGEMENT",
  details: ArrangementDetails,
  async apply({ db }, { accountId, details }) {
    await db
      .updateTable("invoice")
      .set({
        firstInstalmentOn: details.firstDate,
        deadline: details.firstDate,
        instalments: details.nbMensualites,
        arranged: raw`total_amount + fees - paid`,
      })
      .where("no", "=", details.invoiceNumber)
      .where("accountId", "=", accountId)
      .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
      .execute();
  },
  messages: { received: arrangementReceived, done: arrangementAgreed },
  news: "invoiceReminder",
};

/** Requests payment of an invoice by instalments, with the proposed plan. */
export async function requestArrangement(
  ctx: Context,
  no: string,
  given: unknown,
): Promise<{ id: string; instalments: Instalment[] }> {
  const input = parse(ArrangementInput, given);
  return ctx.write(async (db, session) => {
    const invoice = await lockInvoice(db, session, no);
    const refusal = arrangementRefusal(invoice);
    if (refusal) throw new Problem("CONFLICT", { ineligibilityReason: refusal });
    requirePossible(input, invoice.toBePaid, todayOf(ctx));
    const { id } = await submitRequest({ ctx, db, session }, arrangement, {
      details: { invoiceNumber: no, ...input },
      insuredNumber: invoice.insuredNumber,
      deduplicationKey: no,
    });
    return {
      id,
      instalments: instalmentsOf(invoice.toBePaid, input.firstDate, input.nbMensualites),
    };
  });
}

export function requirePossible(
  { firstDate, nbMensualites }: ArrangementInput,
  debt: number,
  today: string,
) {
  const fields = {
    ...(!possibleFirstDates(today).includes(firstDate) && { firstDate: "arrangement.firstDate" }),
    ...(!possibleInstalments(debt).includes(nbMensualites) && {
      nbMensualites: "arrangement.instalments",
    }),
  };
  if (Object.keys(fields).length > 0) throw new Problem("INVALID", { fields });
}
