import { readFileSync, rmSync, statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCustomer, type Customer, db, ownerUrl } from "../../../../test/portal.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { reports } from "../../../../test/samples/bank.ts";
import { hasInvoice } from "../../../../test/samples/invoices.ts";
import { hasAsked } from "../../../../test/samples/requests.ts";
import { aStaffMember } from "../../../../test/samples/staff.ts";
import { openTerminals, type Terminals } from "../../../../test/samples/terminal.ts";
import { runOperator } from "../run-operator.ts";

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
let terminals: Terminals;
let url: string;

beforeAll(async () => {
  terminals = await openTerminals();
  url = terminals.url;
});
afterAll(() => terminals.close());

const aTerminal = (name: string) => terminals.open(name);

async function clerksRequest(who: Customer): Promise<string> {
  const id = await hasAsked(who, { details: { filename: "scan.pdf", note: { words: "Bonjour" } } });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  return id;
}

test("Z67 a clerk signs in with password and code, takes a case and decides it under their own name", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const { file, run, signIn } = aTerminal("clerk");
  expect(await run("desk", "list")).toMatch(/sign in first/);
  expect(await signIn(clerk, "wrong")).toMatch(/password is not correct/);
  expect(await signIn(clerk)).toMatch(`Signed in: ${clerk.name}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run("desk", "list", "--find", String(anna.insuredNumber))).toContain(id);
  expect(await run("desk", "approve", id)).toMatch(/take the case/);
  expect(await run("desk", "show", id)).toMatch(/is not open to you: take the case/);
  expect(await run("desk", "take", id)).toContain("note.words: Bonjour");
  expect(await run("desk", "note", id, "--text", "Called back")).toMatch(/^Noted/);
  expect(await run("desk", "show", id)).toContain("Called back");
  const words = ["--reason", "Le document est illisible."];
  expect(await run("desk", "refuse", id, ...words)).toMatch(/^REFUSED.*illisible/);
  expect(await run("desk", "refuse", id, ...words)).toMatch(/is decided already|not open to you/);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "action"])
    .where("staffId", "=", clerk.id)
    .where("accountId", "=", anna.id)
    .execute();
  expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([`staff ${clerk.name}`]));
  expect(await run("desk", "sign-out")).toBe(`Signed out: ${clerk.name}`);
  expect(await run("desk", "list")).toMatch(/sign in first/);
});

test("Z67 a command has the person's rights and no others, and none after their session ended", async () => {
  const [anna, publisher, senior] = [
    await aCustomer(),
    await aStaffMember({ roles: ["PUBLISHER"] }),
    await aStaffMember({ roles: ["SENIOR"] }),
  ];
  const [without, other] = [aTerminal("publisher"), aTerminal("senior")];
  await without.signIn(publisher);
  expect(await without.run("desk", "list")).toMatch(/your roles do not allow this/);
  expect(await without.run("desk", "find", "--text", "Anna")).toMatch(/your roles do not allow/);
  await other.signIn(senior);
  const number = String(anna.insuredNumber);
  expect(await other.run("desk", "customer", number)).toMatch(/not open to you/);
  expect(await other.run("desk", "open", number, "--reason", "short")).toMatch(/refuses this/);
  expect(await other.run("desk", "open", number, "--reason", "Call about a bill")).toMatch(/^Open/);
  expect(await other.run("desk", "customer", number)).toContain(number);
  expect(await other.run("desk", "second", anna.id, "--approve")).toMatch(/does not exist/);
  await db.updateTable("staff").set({ active: false }).where("id", "=", senior.id).execute();
  expect(await other.run("desk", "customer", number)).toMatch(/the sign-in has ended/);
});

test("Z67 the kept session is no customer's and no other portal's, and a file that is none is no session", async () => {
  const clerk = await aStaffMember();
  const { file, run, signIn } = aTerminal("kept");
  await signIn(clerk);
  const { cookie } = JSON.parse(readFileSync(file, "utf8"));
  const asked = (headers: Record<string, string>) => fetch(`${url}/desk/v1/session`, { headers });
  expect((await asked({ cookie })).status).toBe(200);
  expect((await asked({ cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await fetch(`${url}/v1/maintenance`, { headers: { cookie } })).status).toBe(200);
  rmSync(file);
  expect(await run("desk", "who")).toMatch(/sign in first/);
  const plain = ["desk", "sign-in", "--url", "http://portal.example"];
  expect((await runOperator(plain, {}, async () => "")).problem).toMatch(/begins with https/);
});

test("Z67 where the desk is open in production, a request is treated by a member of staff and not with the database", async () => {
  const id = await clerksRequest(await aCustomer());
  const env = {
    ...process.env,
    DATABASE_URL: ownerUrl,
    SECRET_KEYS,
    PUBLIC_URL: "https://portal.example",
    OPERATOR: "Anna Muster",
  };
  const approve = (more: Record<string, string>) =>
    runOperator(["requests", "approve", id], { ...env, ...more });
  const refused = await approve({ DESK: "true", DEMONSTRATION: "false" });
  expect(refused.problem).toMatch(/done by a member of staff: desk approve/);
  expect((await approve({ DESK: "false", DEMONSTRATION: "false" })).lines).toEqual([
    expect.stringMatching(/^Approved/),
  ]);
});

test("Z67 Z48 a payment is assigned in a terminal with the limits of the person; another role reads none", async () => {
  const [clerk, books] = [await aStaffMember(), await aStaffMember({ roles: ["BOOKS"] })];
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 120_00 });
  await reports({ amount: 120_00, name: "Anna Rossi", reference: referenceOf("9876543210") });
  const { id } = await db
    .selectFrom("bankEntry")
    .select("id")
    .where("reference", "=", referenceOf("9876543210"))
    .executeTakeFirstOrThrow();
  const terminal = aTerminal("books");
  await terminal.signIn(clerk);
  expect(await terminal.run("desk", "payments")).toContain("your roles do not allow this");
  await terminal.signIn(books);
  expect(await terminal.run("desk", "payments")).toContain(id);
  expect(await terminal.run("desk", "assign", id, "--parts", `${no}=100.00`)).toContain("wrongSum");
  expect(await terminal.run("desk", "assign", id, "--invoice", no)).toBe(`Assigned: ${no}`);
  expect(await terminal.run("desk", "assign", id, "--invoice", no)).toContain("does not exist");
});
