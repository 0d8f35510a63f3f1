import { deskHeader } from "@portal/model/desk/session.ts";
import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../../test/corpus.ts";
import {
  aCustomer,
  aProcess,
  type Customer,
  db,
  portal,
  testConfig,
} from "../../../test/portal.ts";
import { portalUrl, upload as sendFile } from "../../../test/samples/uploads.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

beforeAll(() => portal.worker.stop());

const ONE = `query One($id: ID!) { conversation(id: $id) { isClosed unread messages {
  author authorName department text attachments { uuid filename } } }
  notifications { type messages { ... on CommunicationNew { conversation } } } }`;

const act = (clerk: StaffMember, id: string, name: string) =>
  clerk.ask(`/conversations/${id}/${name}`, { method: "POST" });
const take = (clerk: StaffMember, id: string) => act(clerk, id, "take");
const lastOf = (body: { messages: { id: string }[] }) => body.messages.at(-1)?.id;

async function answer(clerk: StaffMember, id: string, text: string, attachments: unknown[] = []) {
  const { body } = await clerk.ask(`/conversations/${id}`);
  return clerk.ask(`/conversations/${id}/answer`, {
    body: { text, seen: lastOf(body), attachments },
  });
}

async function waiting(clerk: StaffMember, id: string, more = "") {
  const { body } = await clerk.ask(`/conversations?tab=waiting${more}`);
  return body.conversations.find((one: { id: string }) => one.id === id);
}

/** A message whose request clerks decide, so that it is in the inbox too. */
async function writes(who: Customer, message = "Mes lunettes sont-elles prises en charge ?") {
  const sent = await who.post("/v1/contact/message", {
    subjectCode: "BENEFITS",
    message,
    concernedInsured: who.insuredNumber,
  });
  expect(sent.status).toBe(200);
  const { id, conversation } = await sent.json();
  await db.updateTable("interaction").set({ decider: "CLERK" }).where("id", "=", id).execute();
  return { id, conversation };
}

test("Z30 a clerk sees which conversations wait, with age, subject, language, department and person, and no word of them", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const id = await hasWritten(anna, { subjectCode: "BENEFITS", text: "Geheimes Gipsbein" });
  const answered = await hasWritten(bea, { answer: "Oui." });
  expect(await waiting(clerk, id)).toEqual({
    id,
    subjectCode: "BENEFITS",
    language: "fr",
    department: "CLAIMS",
    waitsSince: expect.any(String),
    lastAt: expect.any(String),
    takenBy: null,
    isMine: false,
    person: { insuredNumber: anna.insuredNumber, firstname: "Anna", lastname: "Rossi" },
  });
  expect(await waiting(clerk, answered)).toBeUndefined();
  expect(await waiting(clerk, id, "&department=CLAIMS&subject=BENEFITS&language=fr")).toBeDefined();
  for (const other of ["&department=CONTRACTS", "&subject=GENERAL", "&language=de"])
    expect(await waiting(clerk, id, other)).toBeUndefined();
  expect((await clerk.ask("/conversations")).text).not.toContain("Gipsbein");
  const next = await clerk.ask(`/conversations?after=${id}`);
  expect(next.body.conversations.map((one: { id: string }) => one.id)).not.toContain(id);
  expect((await clerk.ask("/conversations?tab=none")).status).toBe(400);
});

test("Z30 a clerk takes a message, answers it, and the customer reads the answer and is told", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const { id: request, conversation } = await writes(anna);
  const absent = await clerk.ask(`/conversations/${conversation}`);
  expect(absent.text).toBe('{"code":"NOT_FOUND"}');
  expect((await take(clerk, conversation)).status).toBe(204);
  const { body } = await clerk.ask(`/conversations/${conversation}`);
  expect(body).toMatchObject({
    isMine: true,
    takenBy: clerk.name,
    language: "fr",
    messages: [{ author: "CUSTOMER", text: "Mes lunettes sont-elles prises en charge ?" }],
  });
  const blank = await answer(clerk, conversation, "Il nous manque […]");
  expect([blank.status, blank.body.fields]).toEqual([400, { text: "desk.blankLeft" }]);
  expect((await answer(clerk, conversation, "Oui, avec une ordonnance.")).status).toBe(204);
  const { data } = await anna.graphql(ONE, { id: conversation });
  expect(data.conversation).toMatchObject({ unread: 1 });
  expect(data.conversation.messages[1]).toEqual({
    author: "INSURER",
    authorName: clerk.name,
    department: "Prestations",
    text: "Oui, avec une ordonnance.",
    attachments: [],
  });
  expect(data.notifications[0].messages).toMatchObject({ conversation });
  const { status, takenBy } = await db
    .selectFrom("interaction")
    .select(["status", "takenBy"])
    .where("id", "=", request)
    .executeTakeFirstOrThrow();
  expect([status, takenBy]).toEqual(["DONE", `staff ${clerk.name}`]);
  const message = await db
    .selectFrom("message")
    .select("id")
    .where("accountId", "=", anna.id)
    .where("template", "like", "%ommunication%")
    .execute();
  expect(message.length).toBeGreaterThan(0);
  expect(await waiting(clerk, conversation)).toBeUndefined();
  expect((await clerk.ask(`/conversations/${conversation}`)).status).toBe(404);
});

test("Z30 each look and act about a conversation is in the audit with the case, and the customer reads why", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const { id: request, conversation } = await writes(anna);
  await take(clerk, conversation);
  await answer(clerk, conversation, "Oui.");
  const lines = await db
    .selectFrom("audit")
    .select(["action", "subject", "accountId", "caseId"])
    .where("staffId", "=", clerk.id)
    .orderBy("id")
    .execute();
  expect(lines.filter(({ action }) => !action.startsWith("request I"))).toMatchObject([
    { action: "request conversation taken", accountId: anna.id, caseId: request },
    { action: "read", subject: `Desk.requests conversation ${conversation}`, caseId: request },
    { action: "request conversation answered", caseId: request },
    { action: "request DONE", caseId: request },
  ]);
  const { data } = await anna.graphql(
    `query Accesses { accesses { days { entries { who area because caseType } } } }`,
  );
  expect(data.accesses.days[0].entries).toContainEqual({
    who: "STAFF",
    area: "REQUESTS",
    because: "CASE",
    caseType: "CONTACT",
  });
});

test("Z30 two clerks never answer the same conversation: of two at once one has it, the other is told who", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const { id: request, conversation } = await writes(anna);
  const answers = await Promise.all([take(one, conversation), take(other, conversation)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const [faster, slower] = answers[0]?.status === 204 ? [one, other] : [other, one];
  const told = { code: "CONFLICT", errorCodes: ["taken"], takenBy: faster.name };
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(told);
  expect((await slower.ask(`/requests/${request}/take`, { method: "POST" })).body).toEqual(told);
  await slower.ask("/accesses", {
    body: { insuredNumber: anna.insuredNumber, kind: "REASON", reason: "A test of the desk" },
  });
  expect((await answer(slower, conversation, "Non.")).body).toEqual(told);
  const { body: read } = await faster.ask(`/conversations/${conversation}`);
  const same = { text: "Oui.", seen: lastOf(read) };
  const send = () => faster.ask(`/conversations/${conversation}/answer`, { body: same });
  const twice = await Promise.all([send(), send()]);
  expect(twice.filter(({ status }) => status === 204)).toHaveLength(1);
  const { data } = await anna.graphql(ONE, { id: conversation });
  expect(data.conversation.messages).toHaveLength(2);
});

test("Z30 a message that is taken among the requests is taken as a conversation too, and given back as one", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const { id: request, conversation } = await writes(anna);
  await one.ask(`/requests/${request}/take`, { method: "POST" });
  expect((await waiting(other, conversation)).takenBy).toBe(one.name);
  expect((await take(other, conversation)).body.takenBy).toBe(one.name);
  expect((await one.ask(`/conversations/${conversation}`)).body.isMine).toBe(true);
  expect((await act(one, conversation, "give-back")).status).toBe(204);
  expect((await one.ask(`/requests/${request}`)).status).toBe(404);
  expect((await take(other, conversation)).status).toBe(204);
  const mine = await other.ask("/conversations?tab=mine");
  expect(mine.body).toMatchObject({ conversations: [{ id: conversation }], counts: { mine: 1 } });
});

test("Z30 a message that came meanwhile is not answered unread, and a further one waits again for anyone", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const { conversation } = await writes(anna);
  await take(one, conversation);
  const { body } = await one.ask(`/conversations/${conversation}`);
  const REPLY = `mutation Reply($id: ID!, $input: ReplyInput!) { replyToConversation(conversation: $id, input: $input) }`;
  const reply = (message: string) =>
    anna.graphql(REPLY, { id: conversation, input: { message, attachments: [] } });
  expect((await reply("Encore une question.")).errors).toBeUndefined();
  const seen = lastOf(body);
  const late = await one.ask(`/conversations/${conversation}/answer`, {
    body: { text: "Oui.", seen },
  });
  expect([late.status, late.body.errorCodes]).toEqual([409, ["newMessage"]]);
  expect((await answer(one, conversation, "Oui, les deux.")).status).toBe(204);
  await reply("Merci !");
  expect(await waiting(other, conversation)).toMatchObject({ takenBy: null });
  await take(other, conversation);
  const again = await other.ask(`/conversations/${conversation}`);
  const closed = await other.ask(`/conversations/${conversation}/close`, {
    body: { seen: lastOf(again.body) },
  });
  expect(closed.status).toBe(204);
  expect(await waiting(other, conversation)).toBeUndefined();
  expect((await other.ask(`/conversations/${conversation}`)).status).toBe(404);
  expect((await anna.graphql(ONE, { id: conversation })).data.conversation.isClosed).toBe(true);
});

test("Z30 templates are offered in four languages, published with a history, and kept from who may not publish", async () => {
  const [clerk, publisher] = [
    await aStaffMember(),
    await aStaffMember({ roles: ["PUBLISHER", "CLERK"] }),
  ];
  const listed = async () => (await clerk.ask("/answer-templates")).body.templates;
  const before = await listed();
  expect(before).toHaveLength(8);
  for (const { titles, texts } of before)
    expect([Object.keys(titles), Object.keys(texts)]).toEqual([
      ["fr", "de", "it", "en"],
      ["fr", "de", "it", "en"],
    ]);
  const address = "/publications/template/PAYMENT_RECEIVED";
  const { body: opened } = await publisher.ask(address);
  const put = (who: StaffMember, content: object) =>
    who.ask(address, { method: "PUT", body: { content, seen: opened.seen } });
  expect((await put(clerk, opened.content)).status).toBe(403);
  const titles = { ...opened.content.titles, de: "Zahlung da" };
  expect((await put(publisher, { ...opened.content, titles, isOn: true })).status).toBe(204);
  const changed = (await listed()).find(
    ({ code }: { code: string }) => code === "PAYMENT_RECEIVED",
  );
  expect(changed.titles.de).toBe("Zahlung da");
  expect((await publisher.ask(address)).body.versions).toHaveLength(2);
});

/** Sends a file as the desk's page does. */
async function attach(
  clerk: StaffMember,
  id: string,
  name: string,
  content: Buffer,
  through = portal,
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(content)]), "ignored.bin");
  const query = `filename=${encodeURIComponent(name)}`;
  const address = `${await portalUrl(through)}/desk/v1/conversations/${id}/files?${query}`;
  const response = await fetch(address, {
    method: "POST",
    headers: { cookie: clerk.cookie, [deskHeader]: "1", "sec-fetch-site": "same-origin" },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

test("Z31 a file of an answer keeps the rules of customers' files, and the customer opens it", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const { conversation } = await writes(anna);
  expect((await attach(clerk, conversation, "plan.pdf", aPdf())).status).toBe(404);
  await take(clerk, conversation);
  const refused = await Promise.all([
    attach(clerk, conversation, "plan.exe", Buffer.from("MZ")),
    attach(clerk, conversation, "plan.pdf", Buffer.from("not a PDF")),
    attach(
      clerk,
      conversation,
      "plan.pdf",
      aPdf({ catalog: "/OpenAction << /S /JavaScript /JS (1) >>" }),
    ),
    attach(clerk, conversation, "plan.pdf", Buffer.alloc(6 * 1024 * 1024)),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([415, 415, 415, 413]);
  const { status, body } = await attach(clerk, conversation, "Plan/de paiement.pdf", aPdf());
  expect([status, body.filename]).toEqual([200, "Plan_de paiement.pdf"]);
  const config = testConfig({ CLAMD_URL: "tcp://127.0.0.1:1" });
  const silent = await attach(clerk, conversation, "a.pdf", aPdf(), await aProcess({ config }));
  expect(silent.status).toBe(503);
  // A colleague who has the customer open for another reason does not have the conversation.
  const other = await aStaffMember();
  const opening = {
    insuredNumber: anna.insuredNumber,
    kind: "REASON",
    reason: "Call about a bill",
  };
  expect((await other.ask("/accesses", { body: opening })).status).toBe(201);
  expect((await attach(other, conversation, "plan.pdf", aPdf())).status).toBe(404);
  const link = `/v1/files/${body.uuid}`;
  expect((await anna.call("GET", link)).status).toBe(404);
  expect((await answer(clerk, conversation, "Voici.", [body.uuid])).status).toBe(204);
  const { data } = await anna.graphql(ONE, { id: conversation });
  expect(data.conversation.messages[1].attachments).toEqual([
    { uuid: body.uuid, filename: "Plan_de paiement.pdf" },
  ]);
  const opened = await anna.call("GET", link);
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await bea.call("GET", link)).status).toBe(404);
  await take(clerk, conversation);
  const again = await answer(clerk, conversation, "Encore.", [body.uuid]);
  expect([again.status, again.body.fields]).toEqual([400, { attachments: "files.gone" }]);
});

test("Z31 fifty files that nothing refers to are the most of an account, those of other accounts aside", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const { conversation } = await writes(anna);
  await take(clerk, conversation);
  const waits = (who: Customer, count: number) =>
    db
      .insertInto("uploadedFile")
      .values(
        Array.from({ length: count }, (_, at) => ({
          accountId: who.id,
          filename: `${at}.pdf`,
          mimeType: "application/pdf",
          fileSize: 1,
          content: Buffer.from("x"),
          expiresAt: new Date(Date.now() + 3_600_000),
        })),
      )
      .execute();
  await waits(bea, 50);
  await waits(anna, 49);
  expect((await attach(clerk, conversation, "50.pdf", aPdf())).status).toBe(200);
  expect((await attach(clerk, conversation, "51.pdf", aPdf())).status).toBe(429);
});

test("Z31 a clerk opens what the customer sent with a message, and nothing of another conversation", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const { uuid = "" } = await sendFile(anna, "facture.pdf", new Uint8Array(aPdf()));
  const sent = await anna.post("/v1/contact/message", {
    subjectCode: "GENERAL",
    message: "Voici ma facture.",
    concernedInsured: anna.insuredNumber,
    attachments: [uuid],
  });
  const { conversation } = await sent.json();
  const other = await hasWritten(bea);
  const address = `/conversations/${conversation}/files/${uuid}`;
  expect((await clerk.ask(address)).text).toBe('{"code":"NOT_FOUND"}');
  await take(clerk, conversation);
  const { body } = await clerk.ask(`/conversations/${conversation}`);
  expect(body.messages[0].attachments).toMatchObject([{ uuid, filename: "facture.pdf" }]);
  const file = await clerk.ask(address);
  expect([file.status, file.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining("inline"),
  ]);
  await take(clerk, other);
  expect((await clerk.ask(`/conversations/${other}/files/${uuid}`)).status).toBe(404);
  const unsent = await sendFile(anna, "later.pdf", new Uint8Array(aPdf()));
  expect(
    (await clerk.ask(`/conversations/${conversation}/files/${unsent.uuid ?? ""}`)).status,
  ).toBe(404);
});

test("Z32 colleagues read a note about a conversation, encrypted, and the customer reads it nowhere", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const { conversation } = await writes(anna);
  // Of another matter of the same customer, which the colleague has open too.
  const apart = await hasWritten(anna);
  await take(other, apart);
  await other.ask(`/conversations/${apart}/notes`, { body: { text: "Of another matter" } });
  const address = `/conversations/${conversation}/notes`;
  const note = { text: "Rückruf versprochen, Rhabarber." };
  expect((await one.ask(address, { body: note })).status).toBe(404);
  await take(one, conversation);
  expect((await one.ask(address, { body: { text: " " } })).status).toBe(400);
  expect((await one.ask(address, { body: note })).status).toBe(204);
  expect((await (await aStaffMember()).ask(address, { body: note })).status).toBe(404);
  await act(one, conversation, "give-back");
  await take(other, conversation);
  const { body } = await other.ask(`/conversations/${conversation}`);
  expect(body.notes).toMatchObject([{ by: one.name, text: note.text, toColleague: null }]);
  const kept = await db
    .selectFrom("conversationNote")
    .select("note")
    .where("conversationId", "=", conversation)
    .executeTakeFirstOrThrow();
  expect(kept.note.toString("latin1")).not.toContain("Rhabarber");
  const lines = await db.selectFrom("audit").selectAll().where("accountId", "=", anna.id).execute();
  expect(lines.map(({ action }) => action)).toContain("request conversation note");
  expect(JSON.stringify(lines)).not.toContain("Rhabarber");
  expect(JSON.stringify(await anna.graphql(ONE, { id: conversation }))).not.toContain("Rhabarber");
});

const passOn = (clerk: StaffMember, id: string, to: object, why = "Kennt den Fall.") =>
  clerk.ask(`/conversations/${id}/hand-over`, { body: { to, why } });

test("Z33 a conversation is handed to a colleague with a word of why, and closes to who had it", async () => {
  const [anna, one, other, books] = [
    await aCustomer(),
    await aStaffMember(),
    await aStaffMember(),
    await aStaffMember({ roles: ["BOOKS"] }),
  ];
  const { id: request, conversation } = await writes(anna);
  expect((await passOn(one, conversation, { staffId: other.id })).status).toBe(404);
  await take(one, conversation);
  expect((await passOn(one, conversation, { staffId: other.id }, "")).status).toBe(400);
  expect((await passOn(one, conversation, { staffId: books.id })).status).toBe(400);
  const gone = await aStaffMember();
  await db.updateTable("staff").set({ active: false }).where("id", "=", gone.id).execute();
  expect((await passOn(one, conversation, { staffId: gone.id })).status).toBe(400);
  expect((await passOn(one, conversation, { staffId: other.id })).status).toBe(204);
  expect((await one.ask(`/conversations/${conversation}`)).status).toBe(404);
  const late = { text: "Oui.", seen: conversation };
  expect((await one.ask(`/conversations/${conversation}/answer`, { body: late })).status).toBe(404);
  const { body } = await other.ask(`/conversations/${conversation}`);
  expect(body).toMatchObject({ isMine: true, takenBy: other.name });
  expect(body.notes).toMatchObject([
    { by: one.name, toColleague: other.name, toDepartment: null, text: "Kennt den Fall." },
  ]);
  expect((await other.ask(`/requests/${request}`)).body.isMine).toBe(true);
  expect((await answer(other, conversation, "Oui.")).status).toBe(204);
});

test("Z33 a conversation is handed to a department, whose people find it among what waits", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const conversation = await hasWritten(anna, { subjectCode: "GENERAL" });
  await take(one, conversation);
  expect((await passOn(one, conversation, { department: "NOWHERE" })).status).toBe(400);
  expect((await passOn(one, conversation, { department: "ACCOUNTING" })).status).toBe(204);
  expect((await one.ask(`/conversations/${conversation}`)).status).toBe(404);
  expect(await waiting(other, conversation, "&department=ACCOUNTING")).toMatchObject({
    department: "ACCOUNTING",
    takenBy: null,
  });
  expect(await waiting(other, conversation, "&department=CUSTOMER_SERVICE")).toBeUndefined();
  await take(other, conversation);
  const { body } = await other.ask(`/conversations/${conversation}`);
  expect(body.notes).toMatchObject([{ toDepartment: "ACCOUNTING", by: one.name }]);
});
