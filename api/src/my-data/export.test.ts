import { randomUUID } from "node:crypto";
import { HeldCategory } from "@portal/model/my-data.ts";
import { expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { wasSent } from "../../test/samples/documents.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, type Customer, db } from "../../test/portal.ts";
import { leaveTraces } from "../../test/samples/requests.ts";
import { entriesIn } from "../../test/zip.ts";

const exported = (who: Pick<Customer, "post">) => who.post("/v1/my-data/export");
const entriesOf = async (answer: Response) => {
  const entries = entriesIn(Buffer.from(await answer.arrayBuffer()));
  return new Map(entries.map(({ name, content }) => [name, content]));
};
const jsonIn = (entries: Map<string, Buffer>, category: HeldCategory) =>
  JSON.parse(entries.get(`data/${category}.json`)?.toString() ?? "{}");

test("everything comes in one zip: a file per category, the documents as PDF, the files that were sent", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await leaveTraces(anna);
  await wasSent(anna, { date: "2025-05-05" });
  await db
    .insertInto("uploadedFile")
    .values({
      id: randomUUID(),
      accountId: anna.id,
      filename: "note.pdf",
      mimeType: "application/pdf",
      fileSize: 4,
      content: Buffer.from("%PDF"),
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  await anna.call("PUT", "/v1/drafts/a.b@1", { generation: 0, values: { text: "half a sen" } });
  const answer = await exported(anna);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const entries = await entriesOf(answer);
  expect(entries.size).toBe(Number(answer.headers.get("x-entries")));
  const names = [...entries.keys()];
  for (const category of HeldCategory.options) expect(names).toContain(`data/${category}.json`);
  expect(entries.get("README.txt")?.toString()).toMatch(/^Vos données chez/);
  const pdf = entries.get("documents/2025-05-05 Votre nouvelle carte dʼassuré.pdf");
  expect((await openPdf(pdf ?? Buffer.alloc(0))).text).toContain("Anna Rossi");
  expect(names.filter((name) => /^sent\/.* note\.pdf$/.test(name))).toHaveLength(1);

  const { account } = jsonIn(entries, "account");
  expect(account).toMatchObject([{ loginEmail: anna.email, phoneNumber: "+41791234567" }]);
  expect(JSON.stringify(account)).not.toContain("Hash");
  expect(jsonIn(entries, "drafts").draft[0].content).toEqual({ text: "half a sen" });
  const requests = jsonIn(entries, "requests").interaction;
  expect(requests.length).toBeGreaterThan(0);
  expect(typeof requests[0].details).toBe("object");
});

test("nothing of a stranger is in it, nor an adult's medical details", async () => {
  const [owner, spouse] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  await leaveTraces(spouse);
  await cover(spouse);
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  const statements = await db
    .selectFrom("statement")
    .select("statementNumber")
    .where("insuredNumber", "=", spouse.insuredNumber)
    .where("isPrivate", "=", true)
    .execute();
  expect(statements.length).toBeGreaterThan(0);
  const stranger = await aCustomer();
  await leaveTraces(stranger);
  const zip = Buffer.from(await (await exported(owner)).arrayBuffer()).toString();
  for (const { statementNumber } of statements) expect(zip).not.toContain(statementNumber);
  expect(zip).not.toContain(stranger.email);
  expect(zip).not.toContain(String(stranger.insuredNumber));
});

test("one export at a time: a second one waits, until the first was read or given up; each is audited", async () => {
  const anna = await aCustomer();
  const first = await exported(anna);
  const second = await exported(anna);
  expect([second.status, second.headers.get("retry-after")]).toEqual([409, "10"]);
  await first.body?.cancel();
  await expect.poll(async () => (await exported(anna)).status).toBe(200);
  await db
    .updateTable("dataExport")
    .set({ startedAt: new Date(Date.now() - 11 * 60_000) })
    .execute();
  const third = await exported(anna);
  expect(third.status).toBe(200);
  await third.arrayBuffer();
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "export my data")
    .execute();
  expect(lines.length).toBeGreaterThanOrEqual(3);
});

test("a session that ends while the archive grows ends the archive", async () => {
  const anna = await aCustomer();
  for (let place = 0; place < 12; place++) await wasSent(anna);
  const answer = await exported(anna);
  const reader = answer.body?.getReader();
  await reader?.read();
  await db
    .updateTable("session")
    .set({ endedAt: new Date() })
    .where("id", "=", anna.session.sid)
    .execute();
  const readOn = async () => {
    while (!(await reader?.read())?.done) continue;
  };
  await expect(readOn()).rejects.toThrow("UNAUTHENTICATED");
});

test("nothing is exported without a session, nor for the operator", async () => {
  expect((await exported(callsAs())).status).toBe(401);
  expect((await exported(await aCustomer({ role: "OPERATOR" }))).status).toBe(403);
});
