import { clientHeaders } from "@portal/model/portal/client.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { aFall } from "../../test/samples/accidents.ts";
import { aFlood, hasProperty } from "../../test/samples/damages.ts";
import { hasWritten } from "../../test/samples/conversations.ts";
import { cover } from "../../test/samples/covered.ts";
import { seedTariffs } from "../../test/samples/demonstration.ts";
import { hasAsked, isAskedBack } from "../../test/samples/requests.ts";
import { actingFor } from "../../test/samples/representatives.ts";
import { upload } from "../../test/samples/uploads.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";
import { aCustomer, clock, type Customer, db, secrets } from "../../test/portal.ts";

const TODAY = todayInZurich(new Date());
beforeAll(() => seedTariffs(TODAY));
beforeEach(() => clock.set(TODAY));
afterEach(() => clock.set(undefined));

const REQUESTS = `query Requests($from: Date!, $to: Date!) {
  interactions(from: $from, to: $to) { id type sentBy status } }`;
const PERIOD = { from: "2025-01-01", to: `${TODAY.slice(0, 4)}-12-31` };
const ONE =
  "query One($id: ID!) { interaction(id: $id) { id sentBy details questions { id isOpen } } }";
const CONVERSATIONS = "query Conversations { conversations { id } }";
const CONVERSATION =
  "query Conversation($id: ID!) { conversation(id: $id) { messages { text sentBy } } }";
const REPLY = `mutation Reply($conversation: ID!, $input: ReplyInput!) {
  replyToConversation(conversation: $conversation, input: $input) }`;
const ANSWER = `mutation Answer($question: ID!, $input: AnswerInput!) {
  answerQuestion(question: $question, input: $input) { id } }`;
const END = "mutation End($id: ID!) { endRepresentation(id: $id) }";

type Answer = Awaited<ReturnType<Customer["graphql"]>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions["code"];
const requestsOf = async (who: Pick<Customer, "graphql">) =>
  (await who.graphql(REQUESTS, PERIOD)).data.interactions;

/** An owner, and Anna who may send for them. */
async function aPair(scope: "SEE" | "SEND" = "SEND") {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  const acting = await actingFor(anna, owner, { scope });
  const header = { [clientHeaders.representation]: acting.id };
  const file = async () =>
    (await upload(anna, "facture.pdf", new Uint8Array(aPdf()), { headers: header })).uuid ?? "";
  return { owner, anna, acting, header, file };
}
const billOf = (who: Customer) =>
  `/mobile-gw/api/v1/documents?insuredNumber=${who.insuredNumber}&documentType=INVOICE`;
const aMessage = (about: Customer, message = "Quand arrive la carte ?") => ({
  subjectCode: "GENERAL",
  subject: "Question",
  message,
  attachments: [],
  concernedInsured: about.insuredNumber,
});

test("V19 a bill that a representative sends is the owner's, names who sent it, and is told to the owner", async () => {
  const { owner, anna, acting, file } = await aPair();
  await cover(owner);
  const answer = await acting.post(billOf(owner), { files: [await file()] });
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  const [sent] = (await requestsOf(owner)).filter((one: { id: string }) => one.id === id);
  expect(sent).toMatchObject({ type: "INVOICE", sentBy: "Anna Rossi", status: ["REQUEST"] });
  expect(await requestsOf(acting)).toEqual([sent]);
  expect(await requestsOf(anna), "not in one's own account").toEqual([]);
  const claim = await db
    .selectFrom("claim")
    .select(["accountId", "insuredNumber"])
    .where("interactionId", "=", id)
    .executeTakeFirst();
  expect(claim).toEqual({ accountId: owner.id, insuredNumber: owner.insuredNumber });
  const message = await db
    .selectFrom("message")
    .select(["id", "accountId", "template", "parameters"])
    .where("interactionId", "=", id)
    .executeTakeFirstOrThrow();
  expect([message.accountId, message.template]).toEqual([owner.id, "send.received"]);
  expect(
    JSON.parse(secrets.decrypt(messageBinding("parameters", message.id), message.parameters)),
  ).toEqual({ sentBy: "Anna Rossi" });
  const line = await db
    .selectFrom("audit")
    .select(["accountId", "representationId", "sessionId"])
    .where("action", "=", "request INVOICE INVOICE")
    .where("subject", "=", id)
    .executeTakeFirst();
  expect(line).toEqual({
    accountId: owner.id,
    representationId: acting.id,
    sessionId: anna.session.sid,
  });
});

test("V19 a representative sees no request, conversation or file of the owner but those that they sent", async () => {
  const { owner, anna, acting, file } = await aPair();
  const own = await hasAsked(owner, { steps: [["REQUEST", TODAY]] });
  const conversation = await hasWritten(owner);
  const { uuid: ofOwner = "" } = await upload(owner, "a.pdf", new Uint8Array(aPdf()));
  expect(await requestsOf(acting)).toEqual([]);
  expect(codeOf(await acting.graphql(ONE, { id: own }))).toBe("NOT_FOUND");
  expect((await acting.graphql(CONVERSATIONS)).data.conversations).toEqual([]);
  expect(codeOf(await acting.graphql(CONVERSATION, { id: conversation }))).toBe("NOT_FOUND");
  const reply = { conversation, input: { message: "Encore une question.", attachments: [] } };
  expect(codeOf(await acting.graphql(REPLY, reply))).toBe("NOT_FOUND");
  const refused = await acting.post(billOf(owner), { files: [ofOwner] });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: "INVALID", fields: { files: "files.gone" } },
  ]);
  const inOwnName = await anna.post(billOf(anna), { files: [await file()] });
  expect(inOwnName.status, "a file of the represented account in one's own").toBe(400);
  const question = await isAskedBack(owner, own);
  const input = { text: "Le 3 novembre.", files: [] };
  expect(codeOf(await acting.graphql(ANSWER, { question, input }))).toBe("NOT_FOUND");
});

test("V19 a representative writes, goes on with their conversation, and both names are told apart", async () => {
  const { owner, acting, anna } = await aPair();
  const sent = await acting.post("/v1/contact/message", aMessage(owner));
  expect(sent.status).toBe(200);
  const { id, conversation } = (await sent.json()) as { id: string; conversation: string };
  const reply = (who: Pick<Customer, "graphql">, message: string) =>
    who.graphql(REPLY, { conversation, input: { message, attachments: [] } });
  expect((await reply(acting, "Elle n’est pas encore là.")).errors).toBeUndefined();
  expect((await reply(owner, "C’est urgent, merci.")).errors).toBeUndefined();
  const messages = [
    { text: "Quand arrive la carte ?", sentBy: "Anna Rossi" },
    { text: "Elle n’est pas encore là.", sentBy: "Anna Rossi" },
    { text: "C’est urgent, merci.", sentBy: null },
  ];
  for (const who of [owner, acting])
    expect((await who.graphql(CONVERSATION, { id: conversation })).data.conversation).toEqual({
      messages,
    });
  expect(codeOf(await anna.graphql(CONVERSATION, { id: conversation })), "in one's own name").toBe(
    "NOT_FOUND",
  );
  const question = await isAskedBack(owner, id);
  const input = { text: "Le 3 novembre.", files: [] };
  expect((await acting.graphql(ONE, { id })).data.interaction.questions).toEqual([
    { id: question, isOpen: true },
  ]);
  expect(codeOf(await acting.graphql(ANSWER, { question, input }))).toBeUndefined();
  expect(codeOf(await acting.graphql(ANSWER, { question, input })), "twice").toBe("CONFLICT");
});

test("V19 an accident and a damage are declared for the owner, with their copies", async () => {
  const { owner, acting } = await aPair();
  await cover(owner);
  const accident = await acting.post("/v1/contact/accident", aFall(owner.insuredNumber));
  expect(accident.status).toBe(200);
  const { iddms } = (await accident.json()) as { iddms: string };
  expect((await owner.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`)).status).toBe(200);
  const contract = await hasProperty(owner.insuredNumber);
  const damage = await acting.post("/v1/contact/damage", aFlood(contract, { files: [] }));
  expect(damage.status).toBe(200);
  expect(
    (await requestsOf(owner)).map(({ type, sentBy }: Record<string, string>) => [type, sentBy]),
  ).toEqual(
    expect.arrayContaining([
      ["ACCIDENT", "Anna Rossi"],
      ["DAMAGE", "Anna Rossi"],
    ]),
  );
});

test("V19 a person outside the representation is unknown, whatever is sent about them", async () => {
  const { owner, acting, file } = await aPair();
  const spouse = await aCustomer();
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  const bill = await acting.post(billOf(spouse), { files: [await file()] });
  expect(await bill.json()).toMatchObject({ fields: { insuredNumber: "insured.unknown" } });
  const message = await acting.post("/v1/contact/message", aMessage(spouse));
  expect(await message.json()).toMatchObject({ fields: { concernedInsured: "insured.unknown" } });
  const fall = await acting.post("/v1/contact/accident", aFall(spouse.insuredNumber));
  expect(await fall.json()).toMatchObject({
    fields: { concernedInsuredNumber: "insured.unknown" },
  });
  expect(await requestsOf(owner)).toEqual([]);
});

test("V19 who may only see sends nothing, and nothing is left of the attempt", async () => {
  const { owner, anna, acting, header } = await aPair("SEE");
  const file = await upload(anna, "a.pdf", new Uint8Array(aPdf()), { headers: header });
  expect([file.status, file.code]).toEqual([403, "FORBIDDEN"]);
  expect((await acting.post("/v1/contact/message", aMessage(owner))).status).toBe(403);
  expect(codeOf(await acting.graphql(REQUESTS, PERIOD))).toBe("FORBIDDEN");
  expect(await requestsOf(owner)).toEqual([]);
});

test("V19 what the owner ended or lowered meanwhile is refused, and nothing is half done", async () => {
  const { owner, acting, file } = await aPair();
  const uuid = await file();
  const set = (columns: object) =>
    db.updateTable("representation").set(columns).where("id", "=", acting.id).execute();
  await set({ scope: "SEE" });
  const lowered = await acting.post(billOf(owner), { files: [uuid] });
  expect([lowered.status, await lowered.json()]).toEqual([403, { code: "FORBIDDEN" }]);
  await set({ scope: "SEND" });
  await owner.graphql(END, { id: acting.id });
  const ended = await acting.post(billOf(owner), { files: [uuid] });
  expect([ended.status, await ended.json()]).toEqual([403, { code: "REPRESENTATION_ENDED" }]);
  expect(await requestsOf(owner)).toEqual([]);
  const kept = await db
    .selectFrom("uploadedFile")
    .select("attachedTo")
    .where("id", "=", uuid)
    .executeTakeFirst();
  expect(kept?.attachedTo).toBeNull();
});

test("V19 an end waits for the act that runs, and every later act is refused", async () => {
  const { owner, acting } = await aPair();
  const sending = Array.from({ length: 4 }, (_, at) =>
    Promise.resolve(
      acting.post("/v1/contact/message", aMessage(owner, `Question ${at} au sujet de la carte`)),
    ),
  );
  const ending = owner.graphql(END, { id: acting.id });
  const answers = await Promise.all(sending);
  await ending;
  const refused = answers.filter(({ status }) => status !== 200);
  expect((await requestsOf(owner)).length).toBe(answers.length - refused.length);
  expect(await Promise.all(refused.map((one) => one.json()))).toEqual(
    refused.map(() => ({ code: "REPRESENTATION_ENDED" })),
  );
  expect((await acting.post("/v1/contact/message", aMessage(owner))).status).toBe(403);
});

test("V19 a key of repetition counts for the account that the request names", async () => {
  const { owner, anna, acting } = await aPair();
  const key = { [clientHeaders.idempotencyKey]: randomUUID() };
  const send = async (who: Pick<Customer, "post">, about: Customer) =>
    (await (await who.post("/v1/contact/message", aMessage(about), key)).json()) as { id: string };
  const first = await send(acting, owner);
  expect(await send(acting, owner), "the same answer").toEqual(first);
  const own = await send(anna, anna);
  expect(own.id).not.toBe(first.id);
  expect((await requestsOf(anna)).map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await requestsOf(owner)).map(({ id }: { id: string }) => id)).toEqual([first.id]);
  const ofOwner = await owner.post("/v1/contact/message", aMessage(owner), key);
  expect(ofOwner.status, "no answer of the representative, but the conversation exists").toBe(409);
  const forged = { ...key, [clientHeaders.representation]: randomUUID() };
  expect(
    (await anna.post("/v1/contact/message", aMessage(owner), forged)).status,
    "a made-up representation",
  ).toBe(403);
});
