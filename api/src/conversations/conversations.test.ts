import { randomUUID } from "node:crypto";
import { MOST_UNANSWERED } from "@portal/model/contact/conversations.ts";
import { expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { aCustomer, callsAs, type Customer, db, secrets } from "../../test/portal.ts";
import { hasWritten } from "../../test/samples/conversations.ts";
import { upload } from "../../test/samples/uploads.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

const path = "/v1/contact/message";
const text = "Est-ce que mes lunettes sont prises en charge ?";
const aMessage = (who: Customer, more: object = {}) => ({
  subjectCode: "BENEFITS",
  subject: "Prestations",
  message: text,
  attachments: [],
  concernedInsured: who.insuredNumber,
  ...more,
});

const LIST = `query List { conversations { id subjectCode subject unread isClosed lastAuthor excerpt
  concernedInsured { insuredNumber fullname } } unreadMessages }`;
const ONE = `query One($id: ID!) { conversation(id: $id) { id isClosed unread lastAuthor messages {
  author authorName department text isSeen attachments { uuid filename fileSize } } } }`;
const REPLY = `mutation Reply($conversation: ID!, $input: ReplyInput!) {
  replyToConversation(conversation: $conversation, input: $input) }`;
const SEEN = `mutation Seen($id: ID!) { markConversationSeen(id: $id) }`;

const told = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
};
const write = (who: Customer, more: object = {}) => told(who.post(path, aMessage(who, more)));
const reply = (who: Customer, conversation: string, message: string, files: string[] = []) =>
  who.graphql(REPLY, { conversation, input: { message, attachments: files } });
const codeOf = ({ errors }: Awaited<ReturnType<Customer["graphql"]>>) =>
  errors?.[0]?.extensions["code"];

const rowsOf = async (who: Customer) => ({
  conversations: await db
    .selectFrom("conversation")
    .selectAll()
    .where("accountId", "=", who.id)
    .execute(),
  messages: await db
    .selectFrom("conversationMessage")
    .selectAll()
    .where("accountId", "=", who.id)
    .execute(),
  requests: await db
    .selectFrom("interaction")
    .selectAll()
    .where("accountId", "=", who.id)
    .execute(),
});
const nothing = { conversations: [], messages: [], requests: [] };

test("P03 W02 J02 a message is a request that waits for a clerk, and the beginning of a conversation", async () => {
  const anna = await aCustomer();
  const { uuid = "" } = await upload(anna, "facture.pdf", new Uint8Array(aPdf()));
  const [status, { id, conversation }] = await write(anna, { attachments: [uuid] });
  expect(status).toBe(200);
  const { requests, messages } = await rowsOf(anna);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ id, type: "CONTACT", nature: "MESSAGE", status: "REQUEST" });
  expect(requests[0]?.heldAt).not.toBeNull();
  const details = secrets.decrypt(
    detailsBinding(String(id)),
    requests[0]?.details ?? Buffer.alloc(0),
  );
  expect(JSON.parse(details)).toEqual({
    subjectCode: "BENEFITS",
    subject: "Prestations",
    message: text,
    conversation,
    attachments: [
      { filename: "facture.pdf", contentType: "application/pdf", url: `/v1/files/${uuid}` },
    ],
  });
  expect(messages[0]?.content.toString("latin1"), "health data is not readable").not.toContain(
    "lunettes",
  );
  const { data } = await anna.graphql(LIST);
  expect(data).toEqual({
    conversations: [
      {
        id: conversation,
        subjectCode: "BENEFITS",
        subject: "Prestations et remboursements",
        unread: 0,
        isClosed: false,
        lastAuthor: "CUSTOMER",
        excerpt: text,
        concernedInsured: { insuredNumber: anna.insuredNumber, fullname: "Anna Rossi" },
      },
    ],
    unreadMessages: 0,
  });
  const one = (await anna.graphql(ONE, { id: conversation })).data.conversation;
  expect(one.messages).toEqual([
    {
      author: "CUSTOMER",
      authorName: null,
      department: null,
      text,
      isSeen: true,
      attachments: [{ uuid, filename: "facture.pdf", fileSize: aPdf().length }],
    },
  ]);
  expect((await anna.get(`/v1/files/${uuid}`)).status, "the file stays").toBe(200);
});

test("P03 a customer who writes is told by e-mail that it arrived and when we answer, and nothing of what it says", async () => {
  const anna = await aCustomer();
  await write(anna);
  await write(anna, { subjectCode: "GENERAL" });
  const sent = await db
    .selectFrom("message")
    .select(["template", "channel", "parameters", "id"])
    .where("accountId", "=", anna.id)
    .orderBy("createdAt")
    .execute();
  expect(sent.map(({ template, channel }) => `${channel} ${template}`)).toEqual([
    "EMAIL conversations.receivedDays",
    "EMAIL conversations.receivedHours",
  ]);
});

test("P03 W02 the same question in an open conversation is a conflict that names it", async () => {
  const anna = await aCustomer();
  const [, { conversation }] = await write(anna);
  const again = { message: "  est-ce que MES lunettes\nsont prises en charge ?" };
  expect(await write(anna, again)).toEqual([409, { code: "CONFLICT", conversation }]);
  expect((await write(anna, { ...again, subjectCode: "GENERAL" }))[0], "another subject").toBe(200);
  expect((await write(anna, { message: `${text} Merci.` }))[0], "another question").toBe(200);
  await db
    .updateTable("conversation")
    .set({ closedAt: new Date() })
    .where("id", "=", String(conversation))
    .execute();
  expect((await write(anna))[0], "once it is settled it may be asked again").toBe(200);
});

test("P03 W02 who waits for many answers waits with the next message; an answer makes room", async () => {
  const anna = await aCustomer();
  const written: string[] = [];
  for (let count = 0; count < MOST_UNANSWERED; count++)
    written.push(await hasWritten(anna, { text: `Question ${count}` }));
  expect(await write(anna)).toEqual([423, { code: "LOCKED" }]);
  expect(codeOf(await reply(anna, written[0] ?? "", "Encore une chose"))).toBe("LOCKED");
  expect((await rowsOf(anna)).requests).toEqual([]);
  await db
    .updateTable("conversation")
    .set({ closedAt: new Date() })
    .where("id", "=", written[1] ?? "")
    .execute();
  expect((await write(anna))[0]).toBe(200);
});

test("P04 an affiliated adult writes about everything but payments and changes, at the API as well", async () => {
  await db
    .insertInto("featureFlag")
    .values({ id: "AFFILIATE_ACCOUNTS", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  const luca = await aCustomer({ isAddressOwner: false });
  for (const subjectCode of ["PAYMENTS", "CHANGE_REQUEST"])
    expect(await write(luca, { subjectCode })).toEqual([403, { code: "FORBIDDEN" }]);
  expect(await rowsOf(luca)).toEqual(nothing);
  for (const subjectCode of ["GENERAL", "OFFERS", "BENEFITS"])
    expect((await write(luca, { subjectCode }))[0], subjectCode).toBe(200);
  const anna = await aCustomer();
  for (const subjectCode of ["PAYMENTS", "CHANGE_REQUEST"])
    expect((await write(anna, { subjectCode }))[0], subjectCode).toBe(200);
});

test("P03 windows that send the same at once send it once; a repeated request is answered alike", async () => {
  const anna = await aCustomer();
  const sent = await Promise.all(Array.from({ length: 6 }, () => write(anna)));
  expect(sent.filter(([status]) => status === 200)).toHaveLength(1);
  expect(new Set(sent.map(([status]) => status))).toEqual(new Set([200, 409]));
  expect((await rowsOf(anna)).messages).toHaveLength(1);
  const key = { "idempotency-key": randomUUID() };
  const press = () => told(anna.call("POST", path, aMessage(anna, { subjectCode: "OFFERS" }), key));
  const [first, second] = await Promise.all([press(), press()]);
  expect(first[0]).toBe(200);
  expect(second).toEqual(first);
  expect((await rowsOf(anna)).messages).toHaveLength(2);
});

test.each([
  ["short", { message: "  court   " }, { message: "message.tooShort" }],
  ["an object", { message: { $gt: "" } }, { message: "required" }],
  ["too long", { message: "a".repeat(4001) }, { message: "message.tooLong" }],
  ["with U+0000", { message: "Une question\u0000 sur tout" }, { message: "text.characters" }],
  ["another subject", { subjectCode: "'; drop table" }, { subjectCode: "required" }],
  ["nobody", { concernedInsured: null }, { concernedInsured: "required" }],
  ["half a person", { concernedInsured: 1.5 }, { concernedInsured: "required" }],
  ["a stranger", { concernedInsured: 1_999_999_999 }, { concernedInsured: "insured.unknown" }],
  ["no list", { attachments: "x" }, { attachments: "invalid" }],
  ["two files", { attachments: [randomUUID(), randomUUID()] }, { attachments: "files.onlyOne" }],
  ["no file", { attachments: [randomUUID()] }, { attachments: "files.gone" }],
])("P03 hostile input writes nothing: %s", async (_case, more, fields) => {
  const anna = await aCustomer();
  expect(await write(anna, more)).toEqual([400, { code: "INVALID", fields }]);
  expect(await rowsOf(anna)).toEqual(nothing);
});

test("P03 a file that is another's or was sent already goes with no message", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const { uuid: foreign = "" } = await upload(bruno, "a.pdf", new Uint8Array(aPdf()));
  const { uuid: own = "" } = await upload(anna, "b.pdf", new Uint8Array(aPdf()));
  const [, { conversation }] = await write(anna, { attachments: [own] });
  const gone = [400, { code: "INVALID", fields: { attachments: "files.gone" } }];
  for (const uuid of [foreign, own])
    expect(await write(anna, { subjectCode: "GENERAL", attachments: [uuid] })).toEqual(gone);
  expect(codeOf(await reply(anna, String(conversation), "Voici", [own]))).toBe("INVALID");
  expect((await rowsOf(anna)).messages).toHaveLength(1);
});

test("a reply goes on with the conversation; the same words wait once, and a settled one is open again", async () => {
  const anna = await aCustomer();
  const id = await hasWritten(anna, { answer: "Oui, en partie." });
  await db.updateTable("conversation").set({ closedAt: new Date() }).where("id", "=", id).execute();
  const both = await Promise.all([reply(anna, id, "Merci"), reply(anna, id, "merci ")]);
  expect(new Set(both.map(codeOf))).toEqual(new Set(["CONFLICT", undefined]));
  const { conversation } = (await anna.graphql(ONE, { id })).data;
  expect(conversation).toMatchObject({ isClosed: false, lastAuthor: "CUSTOMER" });
  expect(conversation.messages.map(({ text: said }: { text: string }) => said)).toHaveLength(3);
  expect((await rowsOf(anna)).requests, "it belongs to its request").toEqual([]);
  for (const [message, fields] of [
    ["  \n ", { message: "required" }],
    ["x".repeat(4001), { message: "message.tooLong" }],
    ["a\u0000b", { message: "text.characters" }],
  ] as const)
    expect((await reply(anna, id, message)).errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields,
    });
});

test("an answer is unread until its conversation is opened, then the list, the count and the bell know", async () => {
  const anna = await aCustomer();
  const id = await hasWritten(anna, { answer: "Oui, en partie." });
  const news = {
    kind: "CommunicationNew",
    insuredNumber: null,
    documentDate: "2026-11-16",
    texts: {},
    campaignName: null,
    conversation: id,
  };
  await db
    .insertInto("notification")
    .values([
      { id: randomUUID(), accountId: anna.id, kind: news.kind, parameters: JSON.stringify(news) },
      {
        id: randomUUID(),
        accountId: anna.id,
        kind: news.kind,
        parameters: JSON.stringify({ ...news, conversation: randomUUID() }),
      },
    ])
    .execute();
  expect((await anna.graphql(LIST)).data).toMatchObject({
    conversations: [{ unread: 1, lastAuthor: "INSURER", excerpt: "Oui, en partie." }],
    unreadMessages: 1,
  });
  const { conversation } = (await anna.graphql(ONE, { id })).data;
  expect(conversation.messages[1]).toMatchObject({
    author: "INSURER",
    authorName: "Sophie Favre",
    department: "Prestations",
    isSeen: false,
  });
  expect((await anna.graphql(LIST)).data.unreadMessages, "looking alone marks nothing").toBe(1);
  for (const _time of ["once", "and again"])
    expect((await anna.graphql(SEEN, { id })).data.markConversationSeen).toBe(true);
  expect((await anna.graphql(LIST)).data).toMatchObject({
    conversations: [{ unread: 0 }],
    unreadMessages: 0,
  });
  const bell = await db
    .selectFrom("notification")
    .select("seenAt")
    .where("accountId", "=", anna.id)
    .execute();
  expect(bell.filter(({ seenAt }) => seenAt !== null)).toHaveLength(1);
});

test("only the account that wrote sees a conversation, and not the other accounts of the household", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer()];
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 })
    .execute();
  const id = await hasWritten(luca, { answer: "Oui." });
  expect((await anna.graphql(LIST)).data).toEqual({ conversations: [], unreadMessages: 0 });
  for (const wanted of [id, randomUUID(), "../..", ""]) {
    expect(codeOf(await anna.graphql(ONE, { id: wanted }))).toBe("NOT_FOUND");
    expect(codeOf(await anna.graphql(SEEN, { id: wanted }))).toBe("NOT_FOUND");
    expect(codeOf(await reply(anna, wanted, "Bonjour"))).toBe("NOT_FOUND");
  }
  expect((await luca.graphql(LIST)).data.unreadMessages).toBe(1);
  expect((await rowsOf(luca)).messages).toHaveLength(2);
});

test("strangers and the operator's account write nothing", async () => {
  expect((await callsAs().post(path, { message: text })).status).toBe(401);
  const operator = await aCustomer({ role: "OPERATOR" });
  expect((await write(operator))[0]).toBe(403);
  expect(codeOf(await callsAs().graphql(LIST))).toBe("UNAUTHENTICATED");
});

test("a long list is asked for in part, the latest first", async () => {
  const anna = await aCustomer();
  await hasWritten(anna, { text: "La première question" });
  const latest = await hasWritten(anna, { text: "a".repeat(500) });
  const first = await anna.graphql(`query First { conversations(first: 1) { id excerpt } }`);
  expect(first.data.conversations).toEqual([{ id: latest, excerpt: `${"a".repeat(159)}…` }]);
  const none = await anna.graphql(`query None { conversations(first: 0) { id } }`);
  expect(codeOf(none)).toBe("INVALID");
});
