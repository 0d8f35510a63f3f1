import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { aPdf } from "../../../test/corpus.ts";
import { aCustomer, type Customer, db, ownerUrl, portal, secrets } from "../../../test/portal.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { runOperator } from "./run-operator.ts";

beforeAll(() => portal.worker.stop());

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS };

async function operator(...args: string[]) {
  const { status, lines, problem = "" } = await runOperator(["conversations", ...args], env);
  return { status, out: lines.join("\n"), problem };
}

const staff = ["--by", "Sophie Favre", "--department", "Prestations"];
const ONE = `query One($id: ID!) { conversation(id: $id) { isClosed unread messages {
  author authorName department text attachments { uuid filename } } } unreadMessages
  notifications { type messages { ... on CommunicationNew { contentTitle contentBody conversation } } } }`;

async function writes(who: Customer): Promise<{ id: string; conversation: string }> {
  const answer = await who.post("/v1/contact/message", {
    subjectCode: "BENEFITS",
    message: "Mes lunettes sont-elles prises en charge ?",
    concernedInsured: who.insuredNumber,
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "answer-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("what is wrong with an answer is said in one line, and nothing is sent", async () => {
  const anna = await aCustomer();
  const id = await hasWritten(anna);
  const folder = await aFolder();
  const [script, fake] = [join(folder, "note.exe"), join(folder, "note.pdf")];
  await writeFile(script, "MZ");
  await writeFile(fake, "not a PDF");
  const answer = (...more: string[]) => operator("answer", id, ...more);
  for (const [given, problem] of [
    [await answer(...staff), "--text is missing"],
    [await answer("--text", "Oui"), "--by is missing"],
    [await answer("--text", "Oui", ...staff, "--file", script), "is none of"],
    [await answer("--text", "Oui", ...staff, "--file", fake), "is refused: type"],
    [await answer("--text", "Oui", ...staff, "--file", `${fake}.gone.pdf`), "cannot be read"],
    [await operator("answer", anna.id, "--text", "Oui", ...staff), "there is no conversation"],
    [await operator("read", anna.id), "there is no conversation"],
    [await operator("close", "x"), "x is no id"],
    [await operator("file", anna.id, "--out", join(folder, "x")), "no conversation has a file"],
    [await operator("list", "--subject", "LOVE"), "is none of GENERAL"],
  ] as const)
    expect(given).toMatchObject({ status: 1, problem: expect.stringContaining(problem) });
  const { data } = await anna.graphql(ONE, { id });
  expect(data.conversation.messages).toHaveLength(1);
  expect(data.notifications).toEqual([]);
});

test("P03 an answer with a file settles the request and is told on the chosen channel, without a word of it", async () => {
  const anna = await aCustomer();
  await db
    .insertInto("notificationPreference")
    .values({ accountId: anna.id, kind: "communicationNew", channel: "SMS" })
    .execute();
  const { id, conversation } = await writes(anna);
  expect((await operator("list")).out).toContain(conversation);
  const file = join(await aFolder(), "aide-mémoire.pdf");
  await writeFile(file, aPdf());
  const text = "Oui, avec une ordonnance.";
  const answered = await operator("answer", conversation, "--text", text, ...staff, "--file", file);
  expect(answered).toMatchObject({ status: 0, out: `Answered: ${conversation}` });
  expect((await operator("list")).out).not.toContain(conversation);

  const { data } = await anna.graphql(ONE, { id: conversation });
  expect(data.unreadMessages).toBe(1);
  const said = data.conversation.messages[1];
  expect(said).toMatchObject({ author: "INSURER", authorName: "Sophie Favre", text });
  expect(said.attachments).toMatchObject([{ filename: "aide-mémoire.pdf" }]);
  const opened = await anna.get(`/v1/files/${said.attachments[0].uuid}`);
  expect(Buffer.from(await opened.arrayBuffer()).equals(aPdf())).toBe(true);
  expect(data.notifications[0]).toEqual({
    type: "CommunicationNew",
    messages: {
      contentTitle: "Vous avez une réponse à votre message",
      contentBody: expect.stringContaining("Mes messages"),
      conversation,
    },
  });
  const request = await db
    .selectFrom("interaction")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(request?.status).toBe("DONE");
  const sent = await db
    .selectFrom("message")
    .select(["id", "channel", "template", "parameters"])
    .where("accountId", "=", anna.id)
    .where("template", "like", "notification.%")
    .execute();
  expect(sent.map(({ channel, template }) => `${channel} ${template}`)).toEqual([
    "SMS notification.communicationNew",
  ]);
  const binding = { table: "message", column: "parameters", row: sent[0]?.id ?? "" };
  const parameters = secrets.decrypt(binding, sent[0]?.parameters ?? Buffer.alloc(0));
  expect(parameters).not.toContain("ordonnance");
});

test("a conversation is read with both sides, its files are saved, and reading it leaves a line in the audit", async () => {
  const anna = await aCustomer();
  const id = await hasWritten(anna, { text: "Une question\nsur deux lignes", answer: "Oui." });
  const folder = await aFolder();
  const file = join(folder, "note.pdf");
  await writeFile(file, aPdf());
  await operator("answer", id, "--text", "Voici", ...staff, "--file", file);
  const { out } = await operator("read", id);
  expect(out).toMatch(/^General question, Anna Rossi\n/);
  expect(out).toContain("Une question\nsur deux lignes");
  expect(out).toContain("Sophie Favre, Prestations");
  const uuid = /\[file (\S+)/.exec(out)?.[1] ?? "";
  const saved = join(folder, "saved.pdf");
  expect((await operator("file", uuid, "--out", saved)).status).toBe(0);
  expect((await readFile(saved)).equals(aPdf())).toBe(true);
  expect((await operator("file", uuid, "--out", saved)).problem, "never over another").toContain(
    "cannot be written",
  );
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("actor", "like", "operator%")
    .where("accountId", "=", anna.id)
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "conversations answer",
    "conversations read",
    "conversations file",
  ]);
});

test("a conversation is closed, and is open again when the customer or we write", async () => {
  const anna = await aCustomer();
  const { id, conversation } = await writes(anna);
  expect((await operator("close", conversation)).status).toBe(0);
  const read = async () =>
    (await anna.graphql(ONE, { id: conversation })).data.conversation as { isClosed: boolean };
  expect((await read()).isClosed).toBe(true);
  const request = db.selectFrom("interaction").select("status").where("id", "=", id);
  expect((await request.executeTakeFirst())?.status).toBe("DONE");
  expect((await operator("list")).out).not.toContain(conversation);
  expect((await operator("list", "--all")).out).toContain("closed");
  await operator("answer", conversation, "--text", "Encore une chose", ...staff);
  expect((await read()).isClosed).toBe(false);
});
