import { DebitReturn } from "@portal/model/desk/books/invoices.ts";
import {
  FoundInvoices,
  InvoiceSearch,
  MoneyAct,
  NotedPayment,
  OpenedPayment,
  PaymentAssignment,
  PaymentQuery,
  UnmatchedPayments,
  WithReason,
} from "@portal/model/desk/books/payments.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn, invoiceNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { findInvoices } from "./find-invoices.ts";
import { listPayments, openPayment } from "./list-payments.ts";
import { notePayment } from "./note-payment.ts";
import { assignPayment, sendPaymentBack, setPaymentAside } from "./settle-payment.ts";
import { cancelInvoiceOf, returnDebitOf } from "./undo-invoice.ts";

export function paymentRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/books/payments", async (c) => {
    const query = parse(PaymentQuery, c.req.query());
    return c.json(UnmatchedPayments.parse(await listPayments(callOf(c), query)));
  });
  router.get("/desk/v1/books/payments/:id", async (c) =>
    c.json(OpenedPayment.parse(await openPayment(callOf(c), idIn(c)))),
  );
  router.post("/desk/v1/books/payments/:id/assign", async (c) => {
    const { parts } = parse(PaymentAssignment, await readJson(c));
    return c.json(MoneyAct.parse(await assignPayment(callOf(c), idIn(c), parts)));
  });
  router.post("/desk/v1/books/payments/:id/send-back", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    return c.json(MoneyAct.parse(await sendPaymentBack(callOf(c), idIn(c), reason)));
  });
  router.post("/desk/v1/books/payments/:id/set-aside", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    await setPaymentAside(callOf(c), idIn(c), reason);
    return c.body(null, 204);
  });
  // The body keeps names out of addresses and their logs.
  router.post("/desk/v1/books/invoices/search", async (c) => {
    const { text } = parse(InvoiceSearch, await readJson(c));
    return c.json(FoundInvoices.parse(await findInvoices(callOf(c), text)));
  });
  router.post("/desk/v1/books/invoices/:no/payments", async (c) => {
    const payment = parse(NotedPayment, await readJson(c));
    return c.json(MoneyAct.parse(await notePayment(callOf(c), invoiceNumberIn(c), payment)));
  });
  router.post("/desk/v1/books/invoices/:no/return", async (c) => {
    const returned = parse(DebitReturn, await readJson(c));
    return c.json(MoneyAct.parse(await returnDebitOf(callOf(c), invoiceNumberIn(c), returned)));
  });
  router.post("/desk/v1/books/invoices/:no/cancel", async (c) => {
    const { reason } = parse(WithReason, await readJson(c));
    return c.json(MoneyAct.parse(await cancelInvoiceOf(callOf(c), invoiceNumberIn(c), reason)));
  });
  return router;
}
