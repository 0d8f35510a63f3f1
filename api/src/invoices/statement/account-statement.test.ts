import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import {
  aCustomer,
  aProcess,
  callsAs,
  clock,
  type Customer,
  db,
  portal,
  testConfig,
} from "../../../test/portal.ts";
import { treatAll } from "../../../test/samples/requests.ts";

const ASK = `mutation AskStatement($lang: String!) { createAccountStatementRequest(lang: $lang) { status } }`;

const statusOf = async (who: Customer, lang = "it") =>
  (await who.graphql(ASK, { lang })).data?.createAccountStatementRequest.status;

test("W04 an account statement is asked for, prepared, and told of in the language that was asked for", async () => {
  const anna = await aCustomer();
  expect(await statusOf(anna)).toBe("SUCCESS");
  await treatAll();
  const request = await db
    .selectFrom("interaction")
    .select(["type", "nature", "status", "insuredNumber"])
    .where("accountId", "=", anna.id)
    .executeTakeFirst();
  expect(request).toEqual({
    type: "INVOICE",
    nature: "ACCOUNT_STATEMENT",
    status: "DONE",
    insuredNumber: null,
  });
  const messages = await db
    .selectFrom("message")
    .select(["template", "language", "channel"])
    .where("accountId", "=", anna.id)
    .orderBy("createdAt")
    .execute();
  expect(messages).toEqual([
    { template: "accountStatement.received", language: "it", channel: "EMAIL" },
    { template: "accountStatement.ready", language: "it", channel: "EMAIL" },
  ]);
});

test("W04 a second statement is refused while the first is prepared, and possible afterwards", async () => {
  const anna = await aCustomer();
  expect([await statusOf(anna), await statusOf(anna)]).toEqual(["SUCCESS", "FAILURE"]);
  await treatAll();
  expect(await statusOf(anna)).toBe("SUCCESS");
});

test("W04 only the owner of the address asks for a statement, in a language that we speak", async () => {
  const affiliated = await aCustomer({ isAddressOwner: false });
  const refused = await affiliated.graphql(ASK, { lang: "fr" });
  expect(refused.errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  const wrong = await (await aCustomer()).graphql(ASK, { lang: "es" });
  expect(wrong.errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { lang: "language.unknown" },
  });
});

test("I08 the statement is of the insurer's day, and reaches back to the year before", async () => {
  const anna = await aCustomer();
  clock.set("2031-02-03");
  expect(await statusOf(anna, "fr")).toBe("SUCCESS");
  await treatAll();
  clock.set(undefined);
  const document = await db
    .selectFrom("document")
    .select(["date", "parameters"])
    .where("accountId", "=", anna.id)
    .where("code", "=", "ACCOUNT_STATEMENT")
    .executeTakeFirstOrThrow();
  const parameters = { from: "2030-01-01", to: "2031-02-03" };
  expect(document).toEqual({ date: "2031-02-03", parameters });
});

test("I08 the statement tells every movement with its text, from the opening balance to the closing one", async () => {
  const anna = await aCustomer();
  const thisYear = Number(todayInZurich(new Date()).slice(0, 4));
  const billedOn = (invoiceDate: string) => ({ invoiceDate, deadline: invoiceDate });
  const oldest = await hasInvoice(anna, {
    ...billedOn(`${thisYear - 3}-05-01`),
    totalAmount: 100_00,
  });
  const no = await hasInvoice(anna, { ...billedOn(`${thisYear - 1}-05-01`), totalAmount: 412_35 });
  const payment = { invoiceNo: no, accountId: anna.id, paidOn: `${thisYear - 1}-06-01` };
  await db
    .insertInto("invoicePayment")
    .values({ ...payment, position: 0, amount: 500_00, isBooked: false })
    .execute();
  await portal.billing.runDue();
  expect(await statusOf(anna, "de")).toBe("SUCCESS");
  await treatAll();
  const { iddms } = await db
    .selectFrom("document")
    .select("iddms")
    .where("accountId", "=", anna.id)
    .where("code", "=", "ACCOUNT_STATEMENT")
    .executeTakeFirstOrThrow();
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  const shown = formatInvoiceNumber(no);
  for (const words of [
    "Kontoauszug",
    "Anfangssaldo 100.00",
    `01.05.${thisYear - 1} Rechnung ${shown} 412.35 512.35`,
    `01.06.${thisYear - 1} Ihre Zahlung, Rechnung ${shown} 500.00 12.35`,
    `Guthaben abgezogen von Rechnung ${formatInvoiceNumber(oldest)} 87.65 87.65`,
    "Guthaben zu Ihren Gunsten CHF 0.00",
  ]) {
    expect(text).toContain(words);
  }
});

test("in development a page shows what was written to customers, and in production there is none", async () => {
  const anna = await aCustomer();
  await statusOf(anna, "en");
  const local = await aProcess({ config: testConfig({ ENVIRONMENT: "local" }) });
  const page = await (await callsAs(undefined, local).get("/dev/messages")).text();
  expect(page).toContain("Your request for an account statement");
  expect(page).toContain(anna.email);
  expect((await callsAs().get("/dev/messages")).status).toBe(404);
});
