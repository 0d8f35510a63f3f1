import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { serviceLineRows } from "../../../seed/places/contact-lines.ts";
import { insertion, readColumnTypes } from "../../../seed/rows.ts";
import { aPdf } from "../../../test/corpus.ts";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { upload } from "../../../test/samples/uploads.ts";
import { aCustomer, clock, type Customer, db, ownerUrl, portal } from "../../../test/portal.ts";
import { runBatch } from "../../core/db/batch.ts";
import { runOperator } from "./run-operator.ts";

beforeAll(async () => {
  await portal.worker.stop();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await runBatch(owner, [
    insertion(await readColumnTypes(owner), "serviceLine", serviceLineRows()),
  ]);
  await owner.end();
});
beforeEach(() => clock.set("2026-11-16"));

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS, NODE_NO_WARNINGS: "1" };

/** Runs a command as Anna Muster and returns its output. */
async function operator(...args: string[]) {
  const { status, lines, problem } = await runOperator([...args, "--by", "Anna Muster"], env);
  return { status, said: problem ?? lines.join("\n") };
}

const auditOf = (who: Customer) =>
  db
    .selectFrom("audit")
    .select(["actor", "action", "subject"])
    .where("accountId", "=", who.id)
    .where("actor", "like", "operator%")
    .orderBy("id")
    .execute();

async function aCallback(who: Customer): Promise<string> {
  const input = {
    phone: "079 555 12 34",
    date: "2026-11-17",
    period: "MORNING",
    message: "Ménage",
  };
  const { data } = await who.graphql(
    `mutation Ask($input: CallbackInput!) { requestCallback(input: $input) }`,
    { input },
  );
  return String(data.requestCallback);
}

test("an operator reads all that a request says, and the audit names who read it", async () => {
  const bea = await aCustomer();
  const id = await aCallback(bea);
  const { status, said } = await operator("requests", "show", id);
  expect(status).toBe(0);
  for (const line of [
    "phone: +41795551234",
    "date: 2026-11-17",
    "period: MORNING",
    "message: Ménage",
  ])
    expect(said.split("\n")).toContain(line);
  expect(said).toMatch(/^CALLBACK, MESSAGE, asked .* in fr$/m);
  expect(said).toMatch(/ {2}REQUEST$/m);
  expect(await auditOf(bea)).toEqual([
    { actor: "operator Anna Muster", action: "requests show", subject: id },
  ]);
  const missing = "00000000-0000-4000-8000-000000000000";
  expect((await operator("requests", "show", missing)).said).toContain("there is no request");
});

test("an operator saves a file that came with a request, and no file of a conversation by that way", async () => {
  const bea = await aCustomer();
  const { uuid = "" } = await upload(bea, "facture.pdf", new Uint8Array(aPdf()));
  const path = `/mobile-gw/api/v1/documents?insuredNumber=${bea.insuredNumber}&documentType=INVOICE`;
  const answer = await bea.post(path, { files: [uuid] });
  const { id } = (await answer.json()) as { id: string };
  expect((await operator("requests", "show", id)).said).toContain(`[file ${uuid}  facture.pdf`);
  const folder = mkdtempSync(join(tmpdir(), "portal-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "facture.pdf");
  expect((await operator("conversations", "file", uuid, "--out", out)).status).toBe(1);
  expect((await operator("requests", "file", uuid, "--out", out)).said).toBe(`Saved: ${out}`);
  expect(readFileSync(out).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await operator("requests", "file", uuid, "--out", out)).said).toContain(
    "cannot be written",
  );
});

test("an approval counts once, and a hold can be taken back", async () => {
  const bea = await aCustomer();
  const id = await aCallback(bea);
  expect((await operator("requests", "release", id)).said).toBe(`Released: ${id}`);
  expect((await operator("requests", "release", id)).said).toContain("is not held");
  expect((await operator("requests", "approve", id)).status).toBe(0);
  const again = await operator("requests", "approve", id);
  expect([again.status, again.said]).toEqual([1, expect.stringContaining("is approved already")]);
  expect((await auditOf(bea)).map(({ action }) => action)).toEqual([
    "requests release",
    "requests approve",
  ]);
});

test("what moves money is shown first, and done with --yes alone", async () => {
  const bea = await aCustomer();
  const no = await hasInvoice(bea);
  const payments = async () =>
    (
      await db.selectFrom("invoicePayment").select("amount").where("invoiceNo", "=", no).execute()
    ).map(({ amount }) => amount);
  const preview = await operator("invoices", "pay", no, "--amount", "500");
  expect(preview).toEqual({
    status: 2,
    said: [
      "Not done. With --yes it would be:",
      `Arrived: CHF 500.00 for ${no}`,
      "CHF 87.65 of it is too much and becomes a credit",
    ].join("\n"),
  });
  expect([await payments(), await auditOf(bea)]).toEqual([[], []]);
  await operator("invoices", "pay", no, "--amount", "12.5", "--yes");
  expect(await payments()).toEqual([1250]);
  expect(await auditOf(bea)).toEqual([
    { actor: "operator Anna Muster", action: "invoices pay", subject: `${no} CHF 12.50` },
  ]);
});

test.each(["0.005", "12.345", "1e6", "1e2", "0x10", "-5", "0", "99999999", "100000.01", "1'000"])(
  "%s is no amount that a payment can have",
  async (amount) => {
    const bea = await aCustomer();
    const no = await hasInvoice(bea);
    const { status, said } = await operator("invoices", "pay", no, `--amount=${amount}`, "--yes");
    expect(status).toBe(1);
    expect(said).toMatch(/^Operator: --amount .* is (no amount like|more than CHF 100'000.00)/);
  },
);

test("an operator's name is a name", async () => {
  for (const name of ["<b>Anna</b>", "a".repeat(61), "\u202EAnna"]) {
    const { status, problem } = await runOperator(["flags", "list", "--by", name], env);
    expect([status, problem]).toEqual([1, expect.stringContaining("is no name")]);
  }
});

test("a card that an operator blocked by mistake is in use again, each household's line names it", async () => {
  const bea = await aCustomer();
  await cover(bea);
  const number = String(bea.insuredNumber);
  const { said } = await operator("cards", "issue", number, "--yes");
  const card = said.replace("Made: ", "");
  expect((await operator("cards", "block", card)).status, "only shown").toBe(2);
  await operator("cards", "block", card, "--yes");
  expect((await operator("cards", "unblock", card, "--yes")).said).toBe(`In use again: ${card}`);
  expect((await operator("cards", "unblock", card, "--yes")).status).toBe(1);
  await operator("cards", "issue", number, "--yes");
  expect((await operator("cards", "unblock", card, "--yes")).said, "replaced").toContain(
    "has no successor",
  );
  expect((await auditOf(bea)).map(({ action }) => action)).toEqual([
    "cards issue",
    "cards block",
    "cards unblock",
    "cards issue",
  ]);
});

test("a reader who stops early ends the command without a stack trace", async () => {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, "--help"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  let problem = "";
  child.stderr.on("data", (part: Buffer) => (problem += part.toString()));
  const status = await new Promise((resolve) => child.once("close", resolve));
  expect([status, problem]).toEqual([0, ""]);
});
