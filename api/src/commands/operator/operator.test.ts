import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { aCustomer, callsAs, db, ownerUrl, portal } from "../../../test/portal.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { readOrder } from "./operator.ts";
import { runOperator } from "./run-operator.ts";

const ASK = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;
const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

beforeAll(() => portal.worker.stop());

const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS, NODE_NO_WARNINGS: "1" };

/** Runs the command with its arguments. */
async function operator(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const { status, lines, problem = "" } = await runOperator(args, env);
  return { status, out: lines.join("\n").trim(), err: problem.trim() };
}

test("a command says its lines, or what is wrong with it, in a process of its own", async () => {
  const main = join(import.meta.dirname, "main.ts");
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [main, "flags", "list"], { env });
  expect(stdout).toMatch(/CONSENT/);
  await expect(run(process.execPath, [main, "nonsense"], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]+\n$/),
  });
});

test("an order leaves no connection behind, also one that broke in the middle", async () => {
  const orders = () =>
    sql<{ pid: number; isWaiting: boolean }>`
      select pid, wait_event_type = 'Lock' as "isWaiting" from pg_stat_activity
      where datname = current_database() and application_name = 'portal operator'`
      .execute(db)
      .then(({ rows }) => rows);
  for (let time = 0; time < 5; time++) {
    await operator("flags", "list");
    expect(await orders()).toEqual([]);
  }
  await db.transaction().execute(async (trx) => {
    await sql`lock table feature_flag`.execute(trx);
    const broken = operator("flags", "list").then(() => "nothing", String);
    await expect.poll(orders).toMatchObject([{ isWaiting: true }]);
    await sql`select pg_terminate_backend(${(await orders())[0]?.pid})`.execute(db);
    expect(await broken).toContain("terminating connection");
  });
  expect(await orders()).toEqual([]);
});

async function aRequest() {
  const anna = await aCustomer();
  await anna.graphql(ASK);
  const { id } = await db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  const row = () =>
    db.selectFrom("interaction").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { anna, id, row };
}

const auditOf = async (subject: string) =>
  (
    await db
      .selectFrom("audit")
      .select("action")
      .where("actor", "like", "operator%")
      .where("subject", "like", `${subject}%`)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

test("a request is held, then approved, and each is in the audit", async () => {
  const { id, row } = await aRequest();
  expect(await operator("requests", "hold", id)).toMatchObject({ status: 0, out: `Held: ${id}` });
  await treatAll();
  expect((await row()).heldAt).not.toBeNull();
  const listed = await operator("requests", "list", "--type", "INVOICE");
  expect(listed.out).toMatch(new RegExp(`${id} .*\\(held\\)`));
  await operator("requests", "approve", id);
  await treatAll();
  expect((await row()).status).toBe("DONE");
  expect(await auditOf(id)).toEqual(["requests hold", "requests approve"]);
});

test("a refused request tells the customer why, and cannot be decided again", async () => {
  const { id, row } = await aRequest();
  expect((await operator("requests", "refuse", id)).err).toContain("--reason is missing");
  await operator("requests", "refuse", id, "--yes", "--reason", "Le compte est soldé.");
  expect(await row()).toMatchObject({ status: "REFUSED", reason: "Le compte est soldé." });
  const message = await db
    .selectFrom("message")
    .select("language")
    .where("interactionId", "=", id)
    .where("template", "=", "request.refused")
    .execute();
  expect(message).toEqual([{ language: "fr" }]);
  expect(await auditOf(id)).toEqual(["request REFUSED", "requests refuse"]);
  expect(await operator("requests", "approve", id)).toMatchObject({
    status: 1,
    err: expect.stringContaining(`the request ${id} is REFUSED already`),
  });
});

test("I06 a joker that the operator refuses is taken back in the same act", async () => {
  const anna = await aCustomer();
  const deadline = moveDay(todayInZurich(new Date()), { days: 5 });
  const no = await hasInvoice(anna, { deadline });
  await anna.post(`/v1/invoices/${no}/jokers`);
  const { id } = await db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  await operator("requests", "refuse", id, "--yes", "--reason", "Pas cette fois.");
  const kept = await db
    .selectFrom("invoice")
    .select(["deadline", "jokerPlayedOn"])
    .where("no", "=", no)
    .execute();
  expect(kept).toEqual([{ deadline, jokerPlayedOn: null }]);
});

test("A22 A23 flags and maintenance are set for everybody at once", async () => {
  await operator("flags", "set", "consent", "on");
  const { data } = await callsAs().publicGraphql(
    `query Flags { featureFlags(platform: "web") { id value } }`,
  );
  expect(data.featureFlags).toContainEqual({ id: "CONSENT", value: true });
  expect((await operator("flags", "list")).out).toMatch(/^CONSENT +on$/m);
  await operator("maintenance", "raise", "--until", "2099-01-01T06:00:00+01:00");
  const state = async () => (await callsAs().get("/v1/maintenance")).json();
  expect(await state()).toMatchObject({
    gmnetRaised: true,
    gmnetMaintenancePage: { endDate: "2099-01-01T05:00:00.000Z" },
  });
  await operator("maintenance", "lift");
  expect(await state()).toMatchObject({ gmnetRaised: false });
  expect(await auditOf("CONSENT")).toEqual(["flags set on"]);
});

test("W01 a warning, what is new and a campaign are published in the reader's language", async () => {
  const anna = await aCustomer();
  const read = async (path: string, language = "de") =>
    (await anna.get(path, { "accept-language": language })).json();
  const warning = "/v1/management/warning-message?platform=GMNET&code=HOME&mustBeValid=true";
  expect(await read(warning)).toEqual({ message: null, endDate: null });
  await operator(
    "warning",
    "set",
    "--fr",
    "Panne",
    "--de",
    "Störung",
    "--it",
    "Guasto",
    "--en",
    "Fault",
  );
  expect(await read(warning)).toEqual({ message: "Störung", endDate: null });
  await db
    .updateTable("warningMessage")
    .set({ endsAt: new Date(0) })
    .execute();
  expect(await read(warning)).toEqual({ message: null, endDate: null });
  expect((await read(warning.replace("=true", "=false"), "it")).message).toBe("Guasto");
  await operator("warning", "clear");

  const texts = ["fr", "de", "it", "en"].flatMap((one) => [
    `--title-${one}=Title ${one}`,
    `--content-${one}=Content ${one}`,
  ]);
  await operator("whats-new", "publish", ...texts, "--label", "first", "--url", "/documents");
  expect(await read("/v1/informations/light?infoType=WHATSNEW", "it")).toEqual([
    {
      title: "Title it",
      content: "Content it",
      image: null,
      url: "/documents",
      eventLabel: "first",
    },
  ]);
  await operator(
    "campaign",
    "publish",
    "--image",
    "/c.png",
    "--link",
    "https://a.example/fr",
    "--link-de",
    "https://a.example/de",
    "--analytics",
    "winter",
  );
  expect(await read("/v1/marketing-campaigns")).toMatchObject([
    { imageURL: "/c.png", link: "https://a.example/de", analytics: "winter" },
  ]);
  expect((await callsAs().get("/v1/marketing-campaigns")).status).toBe(401);
  expect((await anna.get("/v1/informations/light?infoType=OTHER")).status).toBe(400);
});

test("a message that could not be delivered is listed without its recipient, and tried again", async () => {
  const { anna } = await aRequest();
  await portal.outbox.stop();
  const { id } = await db
    .updateTable("message")
    .set({ state: "FAILED", tries: 10, lastError: "SMTP ECONNECTION" })
    .where("accountId", "=", anna.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { out } = await operator("messages", "list", "--failed");
  expect(out).toContain("SMTP ECONNECTION, 10 tries");
  expect(out).not.toContain(anna.email);
  await operator("messages", "retry", id);
  const row = await db
    .selectFrom("message")
    .select("tries")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row?.tries, "counted anew, whoever sent it meanwhile").toBeLessThanOrEqual(1);
  expect((await operator("messages", "retry", id)).err).toContain("there is no failed message");
});

test.each([
  ["nonsense", "nonsense is no command"],
  ["requests", "requests needs one of list, show, file, hold, release, approve, refuse"],
  ["requests list --status OPEN", "--status OPEN is none of REQUEST"],
  ["requests list surplus", "surplus is not expected"],
  ["requests hold 12", "12 is no id"],
  ["requests hold", "the id is missing"],
  ["requests approve 00000000-0000-4000-8000-000000000000", "there is no request"],
  ["flags set NOTHING on", "NOTHING is no flag"],
  ["flags set CONSENT maybe", "say on or off"],
  ["maintenance raise --until tomorrow", "--until tomorrow is no instant"],
  ["maintenance raise --until 2020-01-01T00:00:00Z", "is past"],
  ["warning set --fr Panne", "--de is missing"],
  ["campaign publish --image javascript:x --link / --analytics a", "neither a path"],
  ["campaign publish --colour red", "Unknown option"],
])("wrong input is one clear line: %s", async (typed, said) => {
  const { status, out, err } = await operator(...typed.split(" "));
  expect([status, out, err.split("\n").length]).toEqual([1, "", 1]);
  expect(err).toContain(said);
});

test("each command explains itself", () => {
  const help = (...args: string[]): string => {
    const order = readOrder(args);
    return "help" in order ? order.help : "";
  };
  expect(help("--help")).toContain("requests list");
  expect(help("flags", "--help")).not.toContain("requests list");
  expect(help("requests", "refuse", "--help")).toContain("--reason TEXT");
});

test("E08 a message goes to one customer or to all, in four languages and on their channel, and is in the audit", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const words = languages.flatMap((language) => [
    [`--title-${language}`, `Titre ${language}`],
    [`--body-${language}`, `Texte ${language}`],
  ]);
  const send = (...more: string[]) => operator("notifications", "send", ...words.flat(), ...more);
  expect(await send("--to", anna.email, "--campaign", "flu")).toMatchObject({
    status: 0,
    out: "Sent to 1 account",
  });
  const LIST = `query Told { notifications { messages { ... on CommunicationNew { contentTitle contentBody campaignName } } } }`;
  const told = async (who: typeof anna) => (await who.graphql(LIST)).data.notifications;
  expect(await told(anna)).toEqual([
    { messages: { contentTitle: "Titre fr", contentBody: "Texte fr", campaignName: "flu" } },
  ]);
  expect(await told(bea)).toEqual([]);
  expect(await auditOf("flu")).toEqual(["notifications send"]);
  const messages = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", anna.id)
    .execute();
  expect(messages).toEqual([{ template: "notification.communicationNew" }]);

  expect((await send("--all", "--yes")).out).toMatch(/^Ordered for \d+ accounts: /);
  await expect.poll(async () => (await operator("notifications", "list")).out).toContain("DONE");
  expect([(await told(anna)).length, (await told(bea)).length]).toEqual([2, 1]);
  expect((await send()).err).toContain("say either --to EMAIL or --all");
  expect((await send("--to", "nobody@example.ch")).err).toContain("has no account");
});
test("an operator notes that a payment arrived, which is then booked, and cancels what is open", async () => {
  const anna = await aCustomer();
  const [no, other] = [await hasInvoice(anna), await hasInvoice(anna)];
  const paid = await operator("invoices", "pay", no, "--yes");
  expect([paid.status, paid.out]).toEqual([0, `Arrived: CHF 412.35 for ${no}`]);
  await portal.billing.runDue();
  expect((await operator("invoices", "pay", no, "--yes")).err).toContain(`${no} is REGLEE already`);
  expect((await operator("invoices", "cancel", other, "--yes")).out).toBe(`Cancelled: ${other}`);
  expect(await auditOf(no)).toEqual(["invoices pay"]);
});

const FAQ = `query Faq { faq { id questions { id question answer } } }`;

/** A question of an operator in a temporary file. */
function aQuestionFile(change: object = {}, text: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-question-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      {
        slug: `lenses-test-${language}`,
        question: `Who pays for glasses? (${language})`,
        answer: ["Up to {{hospitalDay}}.", "- [Contracts](/contract)"],
        keywords: "lens",
        ...text,
      },
    ]),
  );
  const file = join(folder, "question.json");
  writeFileSync(
    file,
    JSON.stringify({ id: "lenses-test", group: "care", position: 9, texts, ...change }),
  );
  return file;
}

async function publishedQuestions(): Promise<{ id: string; question: string; answer: string }[]> {
  const { data } = await callsAs().publicGraphql(FAQ, {}, { "accept-language": "it" });
  return data.faq.flatMap(({ questions }: { questions: unknown[] }) => questions);
}

test("P05 an operator adds a question, publishes it, changes it and hides it", async () => {
  const glasses = async () => (await publishedQuestions()).find(({ id }) => id === "lenses-test");
  expect(await operator("faq", "change", "--file", aQuestionFile())).toMatchObject({
    out: "Changed: lenses-test, hidden until faq publish",
  });
  expect(await glasses()).toBeUndefined();
  expect((await operator("faq", "list")).out).toMatch(/^lenses-test +care 9 +hidden/m);
  await operator("faq", "publish", "lenses-test");
  expect(await glasses()).toMatchObject({
    question: "Who pays for glasses? (it)",
    answer: "Up to CHF\u00a015.\n- [Contracts](/contract)",
  });
  await operator("faq", "change", "--file", aQuestionFile({}, { answer: ["We do."] }));
  expect(await glasses()).toMatchObject({ answer: "We do." });
  expect((await operator("faq", "hide", "lenses-test")).out).toBe(
    "lenses-test is no longer published",
  );
  expect(await glasses()).toBeUndefined();
  expect(await auditOf("lenses-test")).toEqual([
    "faq change",
    "faq publish",
    "faq change",
    "faq hide",
  ]);
});

test.each([
  [{ group: "nonsense" }, {}, /nonsense is no group; there are insurance, invoices/],
  [{ id: "Glasses!" }, {}, /id: /],
  [{}, { slug: "pay-an-invoice" }, /the slug pay-an-invoice belongs to pay-invoice/],
  [{}, { slug: "lenses" }, /each language needs its own slug/],
  [{}, { answer: ["{{salary}}"] }, /\{\{salary\}\} is no value; there are ordinaryDeductible/],
  [{}, { answer: [] }, /texts\.fr\.answer: /],
  [{ texts: {} }, {}, /texts\.fr: /],
])("P05 a question that is not right is refused whole (case %#)", async (change, text, problem) => {
  const { status, err } = await operator("faq", "change", "--file", aQuestionFile(change, text));
  expect(status).toBe(1);
  expect(err).toMatch(problem);
  expect(err).not.toContain("\n");
});
