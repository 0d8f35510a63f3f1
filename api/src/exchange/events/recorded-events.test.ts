import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/corpus.ts";
import { aCustomer, db, secrets } from "../../../test/portal.ts";
import { hasAccount, livesIn } from "../../../test/samples/addresses.ts";
import { hasContact } from "../../../test/samples/contacts.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import {
  aSubscriber,
  type GotEvent,
  readAll,
  readPage,
  READS_PERSONAL_DATA,
} from "../../../test/samples/exchange-events.ts";
import { openDoor } from "../../../test/samples/exchange.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { hasAsked, treatAll } from "../../../test/samples/requests.ts";
import { upload } from "../../../test/samples/uploads.ts";
import { detailsBinding } from "../../insurer/requests/kinds.ts";
import { CloudEvent } from "../../insurer/events/cloud-event.ts";
import { eventTypes, isEventName, publicType } from "../../insurer/events/event-types.ts";

const door = await openDoor();
const core = await aSubscriber(door);
const trusted = await aSubscriber(door, { scopes: READS_PERSONAL_DATA });
const CANARY = "Kanarienvogel";

const short = ({ type }: GotEvent) => type.replace(/^ch\.cervin\.(.*)\.v1$/, "$1");

/** The events of an act, as a client without and one with the scope gets them. */
async function eventsOf<Result>(act: () => Promise<Result>) {
  const { next: after } = await readPage(door, core, { after: "latest" });
  const result = await act();
  const events = await readAll(door, core, { after });
  const personal = await readAll(door, trusted, { after });
  return { result, events, personal, names: events.map(short) };
}

const seen = new Set<string>();

/** Each event has the shape that its type describes, with and without personal data. */
function check(events: readonly GotEvent[], personal: readonly GotEvent[]): void {
  for (const event of events) {
    const name = short(event);
    if (!isEventName(name)) throw new Error(`${name} is not described.`);
    seen.add(name);
    expect(CloudEvent.strict().safeParse(event).error, name).toBeUndefined();
    expect(eventTypes[name].data.strict().safeParse(event.data).error, name).toBeUndefined();
    const whole = personal.find(({ id }) => id === event.id);
    const { personal: held, ...rest } = whole?.data ?? {};
    expect(rest).toEqual(event.data);
    const shape = eventTypes[name].personal.shape.strict().optional();
    expect(shape.safeParse(held).error, name).toBeUndefined();
  }
}

test("what a customer does by themselves is told, in the order of their acts", async () => {
  const anna = await aCustomer();
  const { events, personal, names } = await eventsOf(async () => {
    await anna.graphql('mutation Ask { createAccountStatementRequest(lang: "fr") { status } }');
    const created = await anna.graphql(
      "mutation Create($input: CreateEmailInput!) { createEmail(input: $input) { id } }",
      {
        input: { insuredNumber: anna.insuredNumber, email: `${CANARY}@example.ch`, nature: "PRV" },
      },
    );
    expect(created.errors).toBeUndefined();
    await treatAll();
  });
  expect(names.filter((name) => !name.startsWith("document"))).toEqual([
    "request.submitted",
    "person.contact_changed",
    "request.submitted",
    "request.status_changed",
    "request.status_changed",
  ]);
  check(events, personal);
  expect(new Set(events.map(({ partitionkey }) => partitionkey))).toEqual(
    new Set([String(anna.insuredNumber)]),
  );
  expect(JSON.stringify(events)).not.toContain(CANARY);
  expect(JSON.stringify(personal)).toContain(CANARY);
});

test("each change of a row that matters is told, whichever program writes it", async () => {
  const { result: ben, ...opened } = await eventsOf(() => aCustomer());
  check(opened.events, opened.personal);
  expect(opened.names).toEqual(["account.opened"]);
  const { id: accountId, insuredNumber } = ben;
  const own = { accountId, insuredNumber };
  const asked = await hasAsked(ben);
  const no = await hasInvoice(ben);
  const payment = { invoiceNo: no, accountId, paidOn: "2026-11-20", amount: 100 };
  const acts: Record<string, () => Promise<unknown>> = {
    "account.changed": () =>
      db.updateTable("account").set({ language: "de" }).where("id", "=", accountId).execute(),
    "account.closed": () =>
      db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", accountId).execute(),
    "account.reopened": () =>
      db.updateTable("account").set({ lockedAt: null }).where("id", "=", accountId).execute(),
    "person.contact_changed": () => hasContact(ben, { number: "+41791234599" }),
    "person.address_changed": () => livesIn(insuredNumber),
    "person.bank_account_changed": () => hasAccount(ben),
    "person.consent_changed": async () => {
      const { version } = await db
        .selectFrom("consentText")
        .select("version")
        .executeTakeFirstOrThrow();
      const consent = { category: "surveys", channel: "sms", value: true, textVersion: version };
      await db
        .insertInto("consentEvent")
        .values({ ...own, ...consent })
        .execute();
    },
    "request.status_changed": () =>
      db.updateTable("interaction").set({ status: "PENDING" }).where("id", "=", asked).execute(),
    "request.withdrawn": () =>
      db
        .updateTable("interaction")
        .set({ status: "REFUSED", withdrawnAt: new Date() })
        .where("id", "=", asked)
        .execute(),
    "invoice.dunned": () =>
      db
        .insertInto("invoiceReminder")
        .values({
          invoiceNo: no,
          position: 1,
          accountId,
          status: "RAPPEL",
          sentOn: "2026-12-01",
          fee: 0,
          dueOn: "2026-12-01",
          deadline: "2026-12-20",
          owed: 100,
        })
        .execute(),
    "payment.booked": () =>
      db
        .insertInto("invoicePayment")
        .values({ ...payment, position: 1, isBooked: true })
        .execute(),
    "payment.returned": async () => {
      const returned = {
        ...payment,
        amount: -100,
        position: 2,
        returns: 1,
        way: "RETURN",
        reason: "AM04",
        dueOn: "2026-11-25",
      };
      await db.insertInto("invoicePayment").values(returned).execute();
      await db
        .updateTable("invoicePayment")
        .set({ isBooked: true })
        .where("invoiceNo", "=", no)
        .where("position", "=", 2)
        .execute();
    },
    "invoice.paid": () =>
      db.updateTable("invoice").set({ status: "REGLEE" }).where("no", "=", no).execute(),
    "invoice.reopened": () =>
      db.updateTable("invoice").set({ status: "ENCOURS" }).where("no", "=", no).execute(),
    "invoice.cancelled": () =>
      db
        .updateTable("invoice")
        .set({ status: "ANNULEE", cancelledOn: "2026-12-02" })
        .where("no", "=", no)
        .execute(),
    "statement.issued": () =>
      db
        .insertInto("statement")
        .values({
          statementNumber: `2026-${insuredNumber}-001`,
          insuredNumber,
          isPrivate: true,
          date: "2026-11-01",
        })
        .execute(),
    "conversation.message_written": () => hasWritten(ben),
    "upload.sent": async () => {
      const sent = await upload(ben, `${CANARY}.pdf`, new Uint8Array(aPdf()));
      expect(sent.status).toBe(200);
      await db
        .updateTable("uploadedFile")
        .set({ attachedTo: `interaction ${asked}`, attachedAt: new Date(), expiresAt: null })
        .where("id", "=", sent.uuid ?? "")
        .execute();
    },
  };
  for (const [name, act] of Object.entries(acts)) {
    const { events, personal, names } = await eventsOf(act);
    expect(names, name).toEqual([name]);
    check(events, personal);
    expect(personal[0]?.data.personal, name).toBeDefined();
    expect(JSON.stringify(events)).not.toContain(CANARY);
  }
  const question = await hasAsked(ben, { steps: [["PENDING", "2026-03-02"]] });
  const answered = await eventsOf(() =>
    db.transaction().execute(async (tx) => {
      await sql`insert into request_question (id, interaction_id, account_id, position, question, mark, asked_by,
          answer_by, remind_on, answer, answered_at)
        values (gen_random_uuid(), ${question}, ${accountId}, 0, '', '', 'clerk', '2026-12-01', '2026-12-01', '', now())`.execute(
        tx,
      );
      await tx
        .updateTable("interaction")
        .set({ status: "IN_PROGRESS" })
        .where("id", "=", question)
        .execute();
    }),
  );
  expect(answered.names).toEqual(["request.status_changed", "request.answered"]);
  check(answered.events, answered.personal);
  const { events, personal, names } = await eventsOf(() => hasInvoice(ben));
  expect(names).toEqual(["document.issued", "invoice.issued"]);
  check(events, personal);
  expect(Object.keys(eventTypes).filter((name) => !seen.has(name))).toEqual([]);
});

test("a change that matters to no subscriber, and one that is rolled back, tell nothing", async () => {
  const cleo = await aCustomer();
  const id = await hasAsked(cleo);
  const no = await hasInvoice(cleo);
  const { names } = await eventsOf(async () => {
    await db.updateTable("interaction").set({ tries: 3 }).where("id", "=", id).execute();
    await db.updateTable("invoice").set({ seenAt: new Date() }).where("no", "=", no).execute();
    await db
      .updateTable("account")
      .set({ whatsNewSeenAt: new Date(), language: "fr" })
      .where("id", "=", cleo.id)
      .execute();
    const undone = db.transaction().execute(async (tx) => {
      await tx.updateTable("invoice").set({ status: "REGLEE" }).where("no", "=", no).execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
  });
  expect(names).toEqual([]);
});

test("a removed row has no personal data any more, and its event stays", async () => {
  const dora = await aCustomer();
  const contact = await hasContact(dora, { email: `${CANARY}@example.ch` });
  const { personal } = await eventsOf(() =>
    db.deleteFrom("contact").where("id", "=", contact).execute(),
  );
  expect(personal.map(({ data }) => data)).toEqual([
    {
      insuredNumber: dora.insuredNumber,
      contactId: contact,
      kind: "EMAIL",
      change: "REMOVED",
    },
  ]);
});

test("a client without the scope, or with a token that left it out, never gets personal data", async () => {
  const emma = await aCustomer();
  const id = randomUUID();
  const details = secrets.encrypt(detailsBinding(id), JSON.stringify({ text: CANARY }));
  const { events, personal } = await eventsOf(() =>
    db
      .insertInto("interaction")
      .values({
        id,
        accountId: emma.id,
        insuredNumber: emma.insuredNumber,
        type: "DOCUMENT",
        nature: "DOCUMENT",
        details,
        language: "fr",
      })
      .execute(),
  );
  expect(JSON.stringify(events)).not.toContain(CANARY);
  expect(personal[0]?.data.personal.details).toEqual({ text: CANARY });
  const form = {
    grant_type: "client_credentials",
    client_id: trusted.id,
    client_secret: trusted.secret,
    scope: "events.read",
  };
  const answer = await door.app.request("/exchange/v1/token", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const narrow = { token: (await answer.json()).access_token };
  expect(JSON.stringify(await readAll(door, narrow))).not.toContain(CANARY);
  const audited = await db
    .selectFrom("audit")
    .select("actor")
    .where("action", "=", "read events with personal data")
    .execute();
  expect(audited.length).toBeGreaterThan(0);
});

test("what a source writes is told to the others, and not back to it", async () => {
  const other = await aSubscriber(door, { source: "billing" });
  const twin = await aSubscriber(door, { source: "billing" });
  const fay = await aCustomer();
  const no = await hasInvoice(fay);
  const { next: after } = await readPage(door, core, { after: "latest" });
  await db.transaction().execute(async (tx) => {
    await tx
      .selectNoFrom((e) =>
        e.fn("set_config", [e.val("app.source"), e.val("billing"), e.val(true)]).as("x"),
      )
      .execute();
    await tx.updateTable("invoice").set({ status: "REGLEE" }).where("no", "=", no).execute();
  });
  await db.updateTable("invoice").set({ status: "ENCOURS" }).where("no", "=", no).execute();
  expect((await readAll(door, core, { after })).map(short)).toEqual([
    "invoice.paid",
    "invoice.reopened",
  ]);
  for (const client of [other, twin])
    expect((await readAll(door, client, { after })).map(short)).toEqual(["invoice.reopened"]);
  expect(publicType("invoice.paid")).toBe("ch.cervin.invoice.paid.v1");
});
