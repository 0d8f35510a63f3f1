import { randomUUID } from "node:crypto";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { settle } from "@portal/model/cost-sharing/settle.ts";
import { NotificationKind } from "@portal/model/notifications.ts";
import { expect, test } from "vitest";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { everyKind, tell } from "../../test/samples/news.ts";
import { aPushDevice } from "../../test/samples/push.ts";
import { aCustomer, type Customer, database, db, secrets } from "../../test/portal.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { notify } from "../insurer/notifications/notify.ts";

const LIST = `query Notifications {
  unseenNotifications
  notifications {
    id type seen deleted sent
    messages {
      __typename idDms
      ... on InvoiceReminder { noInvoice documentDate dueDate amountDue remainingAmount }
      ... on InvoicePaid { paymentDate amount }
      ... on InvoiceNew { noInvoice amountDue dueDate isDebited }
      ... on RefundNew { noInvoice concernedInsured { insuredNumber fullname } documentDate }
      ... on CommunicationNew { concernedInsured { fullname } documentDate contentTitle contentBody campaignName }
      ... on CertificatNew { concernedInsured { fullname } documentDate }
      ... on RequestNews { requestStep request requestedOn day }
      ... on CostReminder { reminds remindedDay contract concernedInsured { fullname } }
    }
  }
}`;
const STATUS = `mutation Status($id: ID!, $seen: Boolean, $deleted: Boolean) {
  updateNotificationStatus(id: $id, seen: $seen, deleted: $deleted) { id seen deleted }
}`;
const MARK = "mutation Mark($ids: [ID!]!) { markNotificationsSeen(ids: $ids) }";

const listed = async (who: Customer) => (await who.graphql(LIST)).data;
const messagesTo = ({ id }: Customer) =>
  db.selectFrom("message").select(["channel", "template"]).where("accountId", "=", id).execute();

test("E08 every kind is listed with its own fields, the newest first", async () => {
  const anna = await aCustomer();
  await tell(anna.id, everyKind(anna.insuredNumber));
  const { notifications, unseenNotifications } = await listed(anna);
  expect(unseenNotifications).toBe(NotificationKind.options.length);
  const concernedInsured = { fullname: "Anna Rossi" };
  expect(
    notifications.map(({ type, messages }: { type: string; messages: object }) => ({
      type,
      ...messages,
    })),
  ).toMatchObject(
    [
      {
        type: "InvoiceReminder",
        noInvoice: "31",
        documentDate: "2026-09-01",
        dueDate: "2026-11-30",
        amountDue: 450.5,
        remainingAmount: 400,
        idDms: null,
      },
      { type: "InvoicePaid", paymentDate: "2026-10-02", amount: 1184.6 },
      { type: "InvoiceNew", noInvoice: "32", amountDue: 1184.6, dueDate: "2026-12-01" },
      {
        type: "RefundNew",
        noInvoice: "33",
        concernedInsured: { insuredNumber: anna.insuredNumber, fullname: "Anna Rossi" },
        documentDate: "2026-10-20",
      },
      {
        type: "CommunicationNew",
        concernedInsured: null,
        contentTitle: "Titre français",
        contentBody: "Texte français",
        campaignName: "flu",
      },
      { type: "CertificatNew", concernedInsured, documentDate: "2026-01-14" },
      { type: "RequestNews", requestStep: "ASKED", requestedOn: "2026-10-19", day: "2026-11-02" },
      { type: "CostReminder", reminds: "CONTRACT_END", contract: "Contrat", concernedInsured },
    ].toReversed(),
  );
  const inGerman = await anna.graphql(LIST, {}, { "accept-language": "de" });
  expect(inGerman.data.notifications[3].messages.contentTitle).toBe("Titre allemand");
});

test("E08 a person who is not seen by the account any more is not named", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer({ firstname: "Bea" })];
  await tell(anna.id, [
    { kind: "CertificatNew", insuredNumber: bea.insuredNumber, documentDate: "2026-01-14" },
  ]);
  const { notifications } = await listed(anna);
  expect(notifications[0].messages.concernedInsured).toBeNull();
});

test("E08 a statement is named by its provider and first day, as in the list, and a stranger's is not", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer({ firstname: "Bea" })];
  const [hers, hidden] = [await treated(anna.insuredNumber), await treated(bea.insuredNumber)];
  await tell(anna.id, [newsOf(anna.insuredNumber, hers), newsOf(anna.insuredNumber, hidden)]);
  const { data } = await anna.graphql(
    "query Care { notifications { messages { ... on RefundNew { noInvoice care } } } }",
  );
  const told = data.notifications.map(({ messages }: { messages: object }) => messages);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ noInvoice: hers, care: "Cabinet Dr méd. Perret + 1 · 28.12.2025" });
  expect(told).toContainEqual({ noInvoice: hidden, care: null });
});

const newsOf = (insuredNumber: number, noInvoice: string) =>
  ({ kind: "RefundNew", noInvoice, insuredNumber, documentDate: "2026-01-05" }) as const;

/** A statement of January about care of December, of two providers. */
async function treated(insuredNumber: number): Promise<string> {
  const person = { insuredNumber, isPrivate: false };
  const statementNumber = `2026-${insuredNumber}-001`;
  const { id } = await db
    .insertInto("statement")
    .values({ ...person, statementNumber, date: "2026-01-05" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = (position: number, provider: string, day: string) => ({
    ...person,
    statementId: id,
    position,
    provider,
    year: 2025,
    category: "MATERNITY",
    treatmentBegin: day,
    treatmentEnd: day,
    tiers: "GARANT",
    ...settle(
      { category: "MATERNITY", begin: day, end: day, billed: 80_00, beyondBasic: 0 },
      { isChild: false, deductible: 300_00, rules: costSharingRulesOn(day) },
    ),
  });
  await db
    .insertInto("statementLine")
    .values([
      line(0, "Cabinet Dr méd. Perret", "2025-12-29"),
      line(1, "Labor Felsenau", "2025-12-20"),
      line(2, "Cabinet Dr méd. Perret", "2025-12-28"),
    ])
    .execute();
  return statementNumber;
}

test("E08 there is a sample of every kind of news, and of no other", () => {
  expect(everyKind(1).map(({ kind }) => kind)).toEqual(NotificationKind.options);
});

test.each([
  ["a kind", { kind: "PremiumNew", year: 2027 }],
  ["a field", { kind: "InvoicePaid", paymentDate: "2026-10-02", amount: 100_00, bank: "9000" }],
])(
  "E08 news with %s that only a newer node knows are listed as news, beside the others, and can be dismissed",
  async (_what, news) => {
    const anna = await aCustomer();
    await tell(anna.id, everyKind(anna.insuredNumber).slice(0, 1));
    const id = randomUUID();
    const parameters = JSON.stringify(news);
    await db
      .insertInto("notification")
      .values({ id, accountId: anna.id, kind: news.kind, parameters })
      .execute();
    const { notifications, unseenNotifications } = await listed(anna);
    expect(unseenNotifications).toBe(2);
    expect(notifications).toMatchObject([
      { id, type: "OtherNews", messages: { __typename: "OtherNews", idDms: null } },
      { type: "InvoiceReminder" },
    ]);
    const { data } = await anna.graphql(STATUS, { id, deleted: true });
    expect(data.updateNotificationStatus).toEqual({ id, seen: true, deleted: true });
    expect((await listed(anna)).notifications).toHaveLength(1);
  },
);

test("E08 the message leaves on the channel that was chosen for the kind, and on none for none", async () => {
  const anna = await aCustomer();
  await db
    .insertInto("notificationPreference")
    .values([
      { accountId: anna.id, kind: "invoiceNew", channel: "SMS" },
      { accountId: anna.id, kind: "refundNew", channel: "NONE" },
      { accountId: anna.id, kind: "certificatNew", channel: "PUSH" },
    ])
    .execute();
  await anna.graphql(
    `mutation Here($device: PushDeviceInput!) { subscribePush(device: $device) { count } }`,
    { device: aPushDevice(`https://fcm.googleapis.com/${anna.insuredNumber}`) },
  );
  await tell(anna.id, everyKind(anna.insuredNumber));
  expect(await messagesTo(anna)).toEqual(
    expect.arrayContaining([
      { channel: "EMAIL", template: "notification.invoiceReminder" },
      { channel: "SMS", template: "notification.invoiceNew" },
      { channel: "EMAIL", template: "notification.communicationNew" },
      { channel: "PUSH", template: "notification.certificatNew" },
      { channel: "EMAIL", template: "notification.requestAsked" },
      { channel: "EMAIL", template: "notification.costContractEnd" },
    ]),
  );
  const told = (await messagesTo(anna)).map(({ template }) => template);
  expect(told).not.toContain("notification.refundNew");
  expect(told.filter((template) => template.startsWith("notification."))).toHaveLength(6);
});

test("E05 what direct debit locks is still told on the channel that the settings show, and says that there is nothing to do", async () => {
  const urs = await aCustomer({ paymentMode: "LSV" });
  await db
    .insertInto("notificationPreference")
    .values({ accountId: urs.id, kind: "invoiceNew", channel: "SMS" })
    .execute();
  const bill = { kind: "InvoiceNew", noInvoice: "35", dueDate: "2026-12-01" } as const;
  await tell(urs.id, [{ ...bill, amountDue: 412_35, isDebited: true }]);
  expect(await messagesTo(urs)).toEqual([
    { channel: "SMS", template: "notification.invoiceDebited" },
  ]);
  expect((await listed(urs)).notifications[0].messages).toMatchObject({ isDebited: true });
});

test("E08 where we owe, the message speaks of a credit and never of paying, with direct debit too", async () => {
  const anna = await aCustomer();
  const credit = { kind: "InvoiceNew", noInvoice: "36", dueDate: "2026-12-01" } as const;
  for (const isDebited of [false, true])
    await tell(anna.id, [{ ...credit, amountDue: -41_20, isDebited }]);
  const told = { channel: "EMAIL", template: "notification.credit" };
  expect(await messagesTo(anna)).toEqual([told, told]);
});

test("E08 where a credit covers the whole invoice, the message never asks to pay, with direct debit too", async () => {
  const anna = await aCustomer();
  const covered = { kind: "InvoiceNew", noInvoice: "37", dueDate: "2026-12-01" } as const;
  for (const isDebited of [false, true])
    await tell(anna.id, [{ ...covered, amountDue: 0, isDebited }]);
  const told = { channel: "EMAIL", template: "notification.invoiceCovered" };
  expect(await messagesTo(anna)).toEqual([told, told]);
});

test("E09 seen and dismissed are kept, repeat without effect, and a dismissal can be taken back", async () => {
  const anna = await aCustomer();
  await tell(anna.id, everyKind(anna.insuredNumber).slice(0, 2));
  const [{ id }] = (await listed(anna)).notifications;
  const rowOf = () =>
    db.selectFrom("notification").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const set = async (status: { seen?: boolean; deleted?: boolean }) =>
    (await anna.graphql(STATUS, { id, ...status })).data.updateNotificationStatus;

  expect(await set({ seen: true })).toEqual({ id, seen: true, deleted: false });
  const { seenAt } = await rowOf();
  expect(await set({ seen: true })).toEqual({ id, seen: true, deleted: false });
  expect((await rowOf()).seenAt).toEqual(seenAt);
  expect((await listed(anna)).unseenNotifications).toBe(1);

  expect(await set({ deleted: true })).toEqual({ id, seen: true, deleted: true });
  await set({ deleted: true });
  expect((await listed(anna)).notifications).toHaveLength(1);
  expect(await set({ deleted: false })).toEqual({ id, seen: true, deleted: false });
  expect((await listed(anna)).notifications).toHaveLength(2);
  const { rows } = await db
    .selectFrom("audit")
    .select("action")
    .where("subject", "=", id)
    .execute()
    .then((found) => ({ rows: found }));
  expect(rows.map(({ action }) => action)).toEqual(
    Array.from({ length: 3 }, () => "update notification status"),
  );
});

test("E09 dismissing one that was never looked at also marks it as seen", async () => {
  const anna = await aCustomer();
  await tell(anna.id, everyKind(anna.insuredNumber).slice(0, 1));
  const [{ id }] = (await listed(anna)).notifications;
  await anna.graphql(STATUS, { id, deleted: true });
  expect(await listed(anna)).toEqual({ unseenNotifications: 0, notifications: [] });
  const { seenAt } = await db
    .selectFrom("notification")
    .select("seenAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(seenAt).not.toBeNull();
});

test("E09 all that were on the screen are marked at once, and what arrived meanwhile stays unseen", async () => {
  const anna = await aCustomer();
  const all = everyKind(anna.insuredNumber);
  await tell(anna.id, all.slice(0, 3));
  const ids = (await listed(anna)).notifications.map(({ id }: { id: string }) => id);
  await tell(anna.id, all.slice(3, 4));
  for (let again = 0; again < 2; again++) {
    expect((await anna.graphql(MARK, { ids })).data).toEqual({ markNotificationsSeen: 1 });
  }
  const { errors } = await anna.graphql(MARK, { ids: ["nonsense"] });
  expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
});

test("E09 what was seen is still unread until it is opened or marked, and what is marked as read is also seen", async () => {
  const anna = await aCustomer();
  await tell(anna.id, everyKind(anna.insuredNumber).slice(0, 4));
  const READ = `mutation Read($ids: [ID!]!) { markNotificationsRead(ids: $ids) }`;
  const OPEN = `mutation Open($id: ID!) { updateNotificationStatus(id: $id, read: true) { seen read } }`;
  const unread = async () =>
    (await anna.graphql("query Unread { unreadNotifications unseenNotifications }")).data;
  const ids = (await listed(anna)).notifications.map(({ id }: { id: string }) => id);
  await anna.graphql(MARK, { ids: ids.slice(0, 2) });
  expect(await unread()).toEqual({ unreadNotifications: 4, unseenNotifications: 2 });
  expect((await anna.graphql(OPEN, { id: ids[3] })).data.updateNotificationStatus).toEqual({
    seen: true,
    read: true,
  });
  expect((await anna.graphql(READ, { ids: ids.slice(0, 1) })).data).toEqual({
    markNotificationsRead: 2,
  });
  expect(await unread()).toEqual({ unreadNotifications: 2, unseenNotifications: 1 });
  await anna.graphql(STATUS, { id: ids[1], deleted: true });
  expect(await unread()).toEqual({ unreadNotifications: 1, unseenNotifications: 1 });
  const bea = await aCustomer();
  expect((await bea.graphql(READ, { ids })).data).toEqual({ markNotificationsRead: 0 });
  expect(await unread()).toEqual({ unreadNotifications: 1, unseenNotifications: 1 });
});

test("E08 news of an invoice say what it is for and whether something is left to pay, to who is billed", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const period = { periodFrom: "2026-12-01", periodTo: "2026-12-31" };
  const open = await hasInvoice(anna, { ...period, totalAmount: 300_00 });
  const paid = await hasInvoice(anna, {
    ...period,
    status: "REGLEE",
    paid: 300_00,
    totalAmount: 300_00,
  });
  const bill = {
    kind: "InvoiceNew",
    amountDue: 300_00,
    dueDate: "2026-12-01",
    isDebited: false,
  } as const;
  for (const { id } of [anna, bea])
    await tell(id, [
      { ...bill, noInvoice: open },
      { ...bill, noInvoice: paid },
    ]);
  const TOLD = `query Told { notifications { messages { ... on InvoiceNew {
    noInvoice invoice { subject periodFrom periodTo status isOpen } } } } }`;
  const told = async (who: Customer) =>
    (await who.graphql(TOLD)).data.notifications.map(
      ({ messages }: { messages: object }) => messages,
    );
  const named = { subject: "BASIC", ...period };
  expect(await told(anna)).toEqual([
    { noInvoice: paid, invoice: { ...named, status: "REGLEE", isOpen: false } },
    { noInvoice: open, invoice: { ...named, status: "ENCOURS", isOpen: true } },
  ]);
  expect((await told(bea)).map(({ invoice }: { invoice: unknown }) => invoice)).toEqual([
    null,
    null,
  ]);
});

test("E09 no customer changes or counts another account's, and a foreign id answers as a missing one", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await tell(anna.id, everyKind(anna.insuredNumber));
  const [{ id }] = (await listed(anna)).notifications;
  const answers = [id, randomUUID(), "nonsense"].map((one) =>
    bea.graphql(STATUS, { id: one, seen: true, deleted: true }),
  );
  for (const { errors } of await Promise.all(answers)) {
    expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  }
  expect((await bea.graphql(MARK, { ids: [id] })).data).toEqual({ markNotificationsSeen: 0 });
  expect((await listed(anna)).unseenNotifications).toBe(NotificationKind.options.length);
});

test("a notification of an act that is undone was never there", async () => {
  const anna = await aCustomer();
  const pool = database.pool("jobs", 1);
  const client = await pool.connect();
  await client.query("begin");
  const [news] = everyKind(anna.insuredNumber).slice(2, 3);
  if (news) await notify(onConnection(client), secrets, { accountId: anna.id, news });
  await client.query("rollback");
  client.release();
  await pool.end();
  expect(await listed(anna)).toEqual({ unseenNotifications: 0, notifications: [] });
  expect(await messagesTo(anna)).toEqual([]);
});
