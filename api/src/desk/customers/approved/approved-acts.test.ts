import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { sql as raw } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { aCustomer, type Customer, db, portal, secrets } from "../../../../test/portal.ts";
import { frenchIban, hasAccount, livesIn } from "../../../../test/samples/addresses.ts";
import { linksTo, messagesTo } from "../../../../test/samples/messages.ts";
import { aPerson } from "../../../../test/samples/people.ts";
import { treatAll } from "../../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../../test/samples/staff.ts";
import { ibanBinding } from "../../../insurer/iban-binding.ts";

beforeAll(() => portal.worker.stop());

const checked = "Called back on the number of the contract, birth date and card";
const openWith = (clerk: StaffMember, { insuredNumber }: Customer) =>
  clerk.ask("/accesses", { body: { insuredNumber, kind: "CUSTOMER_CALL", reason: checked } });
const newIban = "CH5604835012345678009";
const bankAccount = {
  usage: "REMB",
  ownerFullname: "Anna Rossi",
  iban: newIban,
  startOfValidity: todayInZurich(new Date()),
  checked,
};
const askFor = (clerk: StaffMember, who: Customer, act: string, body: object) =>
  clerk.ask(`/customers/${who.insuredNumber}/${act}`, { body });
const decide = (who: StaffMember, id: string, decision: string) =>
  who.ask(`/approvals/${id}/decision`, { body: { decision } });
const aSenior = () => aStaffMember({ roles: ["SENIOR"] });
const told = async ({ id }: Customer) =>
  (await messagesTo(id)).map(({ channel, template }) => `${channel} ${template}`).toSorted();
const requestsOf = ({ id }: Customer) =>
  db
    .selectFrom("interaction")
    .select(["id", "type", "origin", "status"])
    .where("accountId", "=", id)
    .execute();
const ibansOf = async ({ insuredNumber }: Customer) => {
  const rows = await db
    .selectFrom("financialAddress")
    .select(["id", "iban"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .execute();
  return rows.map(({ id, iban }) => secrets.decrypt(ibanBinding(id), iban));
};
const aDayLater = async ({ id }: Customer) => {
  const dueAt = raw<Date>`due_at - interval '24 hours 1 minute'`;
  await db.updateTable("interaction").set({ dueAt }).where("accountId", "=", id).execute();
  await db.updateTable("accountChange").set({ dueAt }).where("accountId", "=", id).execute();
};
const accountOf = ({ id }: Customer) =>
  db
    .selectFrom("account")
    .select(["lockedAt", "phoneNumber", "loginEmailHash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** A customer with a home and a bank account, open to a clerk. */
async function anOpenCustomer() {
  const [anna, clerk, senior] = [await aCustomer(), await aStaffMember(), await aSenior()];
  await livesIn(anna.insuredNumber);
  await hasAccount(anna);
  await openWith(clerk, anna);
  return { anna, clerk, senior };
}

test("Z64 another bank account needs a colleague and a day, and every way tells the customer", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const before = await ibansOf(anna);
  const stranger = await aStaffMember();
  expect((await askFor(stranger, anna, "bank-account", bankAccount)).status).toBe(404);
  const wrong = await askFor(clerk, anna, "bank-account", { ...bankAccount, iban: `${newIban}0` });
  expect(wrong.body).toMatchObject({ code: "INVALID", fields: { iban: "iban.invalid" } });
  const asked = await askFor(clerk, anna, "bank-account", bankAccount);
  expect(asked.status).toBe(202);
  const again = await askFor(clerk, anna, "bank-account", bankAccount);
  expect(again.body.errorCodes).toEqual(["asked"]);
  expect([await requestsOf(anna), await told(anna)]).toEqual([[], []]);
  const { id } = asked.body;
  expect((await decide(clerk, id, "approve")).body.errorCodes).toEqual(["ownApproval"]);
  expect((await decide(stranger, id, "approve")).status).toBe(403);
  const listed = (await senior.ask("/approvals")).body.approvals.find(
    (one: { id: string }) => one.id === id,
  );
  expect(listed).toMatchObject({ act: "bank account", reason: checked, askedBy: clerk.name });
  expect(listed.fields).toContainEqual({ name: "iban", value: newIban });
  expect((await decide(senior, id, "approve")).status).toBe(204);
  expect(await requestsOf(anna)).toMatchObject([
    { type: "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS", origin: "DESK", status: "REQUEST" },
  ]);
  expect(await told(anna)).toEqual([
    "EMAIL financialAddress.called",
    "SMS financialAddress.called",
  ]);
  await treatAll();
  expect(await ibansOf(anna)).toEqual(before);
  await aDayLater(anna);
  await treatAll();
  expect(await ibansOf(anna)).toEqual([...before, newIban]);
  expect((await requestsOf(anna))[0]?.status).toBe("DONE");
});

test("Z64 a bank account is not decided before its day, and the customer withdraws it", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  await db
    .insertInto("requestDecider")
    .values({
      type: "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
      nature: "FINANCIAL_ADDRESS",
      decider: "CLERK",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await ibansOf(anna);
  const { body } = await askFor(clerk, anna, "bank-account", bankAccount);
  await decide(senior, body.id, "approve");
  const [request] = await requestsOf(anna);
  expect((await clerk.ask(`/requests/${request?.id}/take`, { method: "POST" })).status).toBe(409);
  const WITHDRAW = "mutation W($id: ID!) { withdrawRequest(id: $id) { withdrawn } }";
  const { data } = await anna.graphql(WITHDRAW, { id: request?.id });
  expect(data.withdrawRequest).toEqual({ withdrawn: true });
  await aDayLater(anna);
  await treatAll();
  expect(await ibansOf(anna)).toEqual(before);
  await db.deleteFrom("requestDecider").where("nature", "=", "FINANCIAL_ADDRESS").execute();
});

test("Z64 of two colleagues at once one approves, and an account that changed meanwhile is not touched", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const other = await aSenior();
  const { body } = await askFor(clerk, anna, "bank-account", bankAccount);
  const answers = await Promise.all([
    decide(senior, body.id, "approve"),
    decide(other, body.id, "approve"),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 409]);
  expect(await told(anna)).toHaveLength(2);
  const closing = { kind: "CLOSING", checked };
  const asked = await askFor(clerk, anna, "account-changes", closing);
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", anna.id).execute();
  expect((await decide(senior, asked.body.id, "approve")).body.errorCodes).toEqual(["notInUse"]);
  expect(await told(anna)).toHaveLength(2);
  expect((await askFor(clerk, anna, "account-changes", closing)).status).toBe(409);
});

test("Z64 a new login address holds a day after its approval, once it was proved", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const bea = await aCustomer();
  const value = `new.${anna.id}@example.com`;
  const ask = (email: string) =>
    askFor(clerk, anna, "account-changes", { kind: "LOGIN_EMAIL", value: email, checked });
  expect((await ask(bea.email)).body.fields).toEqual({ value: "email.taken" });
  const { loginEmailHash } = await accountOf(anna);
  const { body } = await ask(value);
  expect(await told(anna)).toEqual([]);
  await decide(senior, body.id, "approve");
  expect(await told(anna)).toEqual([
    "EMAIL security.proveChange",
    "EMAIL security.staffChange",
    "SMS security.staffChange",
  ]);
  await aDayLater(anna);
  await portal.accountChanges.runDue();
  expect((await accountOf(anna)).loginEmailHash).toEqual(loginEmailHash);
  await db
    .updateTable("accountChange")
    .set({ provedAt: new Date() })
    .where("accountId", "=", anna.id)
    .execute();
  await portal.accountChanges.runDue();
  expect((await accountOf(anna)).loginEmailHash).not.toEqual(loginEmailHash);
});

test("Z64 a second factor is reset and an account is closed a day after a colleague agreed, unless the owner stops it", async () => {
  const [anna, clerk, senior] = [await aPerson(), await aStaffMember(), await aSenior()];
  await db.insertInto("secondFactor").values({ accountId: anna.id }).execute();
  await openWith(clerk, anna);
  const approved = async (kind: string) => {
    const { body } = await askFor(clerk, anna, "account-changes", { kind, checked });
    expect((await decide(senior, body.id, "approve")).status).toBe(204);
  };
  const hasFactor = async () =>
    (
      await db
        .selectFrom("secondFactor")
        .where("accountId", "=", anna.id)
        .select("accountId")
        .execute()
    ).length === 1;
  await approved("SECOND_FACTOR");
  await portal.accountChanges.runDue();
  expect(await hasFactor()).toBe(true);
  await aDayLater(anna);
  await portal.accountChanges.runDue();
  expect(await hasFactor()).toBe(false);

  await askFor(clerk, anna, "account-changes", { kind: "PHONE", value: "+41795551234", checked });
  await approved("CLOSING");
  const page = await clerk.ask(`/customers/${anna.insuredNumber}`);
  expect(page.body.account.waiting).toEqual([
    { act: "login phone", dueAt: null },
    { act: "account closing", dueAt: expect.any(String) },
  ]);
  const PENDING = "query P { security { pendingChanges { id kind } } }";
  const STOP = "mutation S($id: ID!) { stopAccountChange(id: $id) }";
  const [change] = (await anna.graphql(PENDING)).data.security.pendingChanges;
  expect(change.kind).toBe("CLOSING");
  await anna.graphql(STOP, { id: change.id });
  await aDayLater(anna);
  await portal.accountChanges.runDue();
  expect((await accountOf(anna)).lockedAt).toBeNull();

  await approved("CLOSING");
  expect((await linksTo(anna.id, "security.staffChange")).length).toBeGreaterThan(0);
  await aDayLater(anna);
  await portal.accountChanges.runDue();
  expect((await accountOf(anna)).lockedAt).not.toBeNull();
  expect((await anna.graphql(PENDING)).errors).toBeDefined();
  expect(await told(anna)).toContain("EMAIL security.changed");
});

test("Z64 who has no phone is also written a letter, and what a colleague refuses has no effect", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  await db.updateTable("account").set({ phoneNumber: null }).where("id", "=", anna.id).execute();
  const refused = await askFor(clerk, anna, "bank-account", bankAccount);
  expect((await decide(senior, refused.body.id, "refuse")).status).toBe(204);
  expect([await requestsOf(anna), await told(anna)]).toEqual([[], []]);
  const { body } = await askFor(clerk, anna, "bank-account", { ...bankAccount, iban: frenchIban });
  expect((await decide(senior, body.id, "approve")).status).toBe(204);
  const letters = await db
    .selectFrom("letter")
    .select("template")
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect([letters, await told(anna)]).toEqual([
    [{ template: "security.change" }],
    ["EMAIL financialAddress.called"],
  ]);
});

test("Z64 a number that takes no messages is refused, and other staff asks for nothing", async () => {
  const { anna, clerk } = await anOpenCustomer();
  const phone = { kind: "PHONE", value: "+41 21 555 12 34", checked };
  const landline = await askFor(clerk, anna, "account-changes", phone);
  expect(landline.body.fields).toEqual({ value: "phone.mobile" });
  const books = await aStaffMember({ roles: ["BOOKS"] });
  for (const [act, body] of [
    ["account-changes", { kind: "CLOSING", checked }],
    ["bank-account", bankAccount],
  ] as const)
    expect((await askFor(books, anna, act, body)).status).toBe(403);
  const unsaid = await askFor(clerk, anna, "account-changes", { kind: "CLOSING", checked: "ok" });
  expect(unsaid.body.fields).toEqual({ checked: "desk.reason" });
});
