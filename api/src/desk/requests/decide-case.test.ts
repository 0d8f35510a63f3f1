import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { expect, test } from "vitest";
import { aCustomer, type Customer, db } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const anId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const bankAccount = {
  usage: "REMB",
  startingDate: todayInZurich(new Date()),
  accountNumber: "CH5604835012345678009",
  ownerName: "Anna Rossi",
  street: "Rue du Lac",
  number: "4",
  npa: "1000",
  city: "Lausanne",
  country: "CH",
  localityId: null,
};

async function givenToClerks(id: string): Promise<void> {
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
}

async function clerksRequest(who: Customer, language?: string): Promise<string> {
  const id = await hasAsked(who, {
    details: { filename: "scan.pdf", documentType: "DOCUMENT", files: [] },
  });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date(), ...(language && { language }) })
    .where("id", "=", id)
    .execute();
  return id;
}

const take = (clerk: StaffMember, id: string) =>
  clerk.ask(`/requests/${id}/take`, { method: "POST" });
const decide = (clerk: StaffMember, id: string, body: unknown) =>
  clerk.ask(`/requests/${id}/decision`, { body });
const stored = (id: string) =>
  db
    .selectFrom("interaction")
    .select(["status", "reasonCode", "reason", "takenBy", "waitsUntil"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("Z16 an approved request is done, its case closes, and a second decision finds nothing", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const before = await decide(clerk, id, { decision: "approved" });
  expect(before.text).toBe('{"code":"NOT_FOUND"}');
  await take(clerk, id);
  const answers = await Promise.all([
    decide(clerk, id, { decision: "approved" }),
    decide(clerk, id, { decision: "approved" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    expect.toSatisfy((status: number) => status === 404 || status === 409),
  ]);
  expect((await stored(id)).status).toBe("DONE");
  expect((await clerk.ask(`/requests/${id}`)).status).toBe(404);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "caseId"])
    .where("subject", "=", id)
    .where("staffId", "=", clerk.id)
    .where("action", "=", "request approved")
    .execute();
  expect(lines).toEqual([{ action: "request approved", caseId: id }]);
});

test("Z16 a refusal names a reason of the list in the customer's language, with words of one's own", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna, "it");
  await take(clerk, id);
  expect((await decide(clerk, id, { decision: "refused", reason: {} })).status).toBe(400);
  const { body } = await clerk.ask("/refusal-reasons");
  expect(body.reasons.map(({ code }: { code: string }) => code)).toContain("INCOMPLETE");
  const reason = { code: "INCOMPLETE", words: "Manca la seconda pagina." };
  expect((await decide(clerk, id, { decision: "refused", reason })).body).toEqual({
    status: "REFUSED",
    reason:
      "Mancano indicazioni o documenti per trattare questa richiesta.\nManca la seconda pagina.",
    approvalId: null,
  });
  expect(await stored(id)).toMatchObject({ status: "REFUSED", reasonCode: "INCOMPLETE" });
});

test("Z15 a clerk asks back, keeps the case, and it waits among those that rest", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  await take(clerk, id);
  const question = { decision: "asked-back", question: "Quelle est la date exacte ?" };
  expect((await decide(clerk, id, question)).body).toEqual({
    status: "PENDING",
    reason: null,
    approvalId: null,
  });
  const opened = await clerk.ask(`/requests/${id}`);
  expect(opened.body.questions).toMatchObject([
    { by: clerk.name, question: "Quelle est la date exacte ?", answeredAt: null },
  ]);
  const listed = async (tab: string) => {
    const { body } = await clerk.ask(`/requests?tab=${tab}&find=${anna.insuredNumber}`);
    return body.requests.length;
  };
  expect([await listed("open"), await listed("waiting")]).toEqual([0, 1]);
});

test("Z64 a bank account that a customer asks for is approved by a clerk and a colleague, once", async () => {
  const [anna, clerk, senior] = [
    await aCustomer(),
    await aStaffMember(),
    await aStaffMember({ roles: ["SENIOR"] }),
  ];
  const id = await hasAsked(anna, {
    type: "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
    nature: "FINANCIAL_ADDRESS",
    details: bankAccount,
  });
  await givenToClerks(id);
  await take(clerk, id);
  const asked = await decide(clerk, id, { decision: "approved" });
  expect(asked.body).toEqual({ status: "IN_PROGRESS", reason: null, approvalId: anId });
  const { approvalId } = asked.body;
  const again = await decide(clerk, id, { decision: "approved" });
  expect(again.body).toEqual({ code: "CONFLICT", errorCodes: ["fourEyes"] });
  expect((await clerk.ask(`/requests/${id}`)).body).toMatchObject({
    isApprovable: false,
    approval: { by: clerk.name },
  });
  const { body } = await senior.ask("/approvals");
  const listed = body.approvals.find((one: { id: string }) => one.id === approvalId);
  expect(listed).toMatchObject({ act: "requested bank account", askedBy: clerk.name });
  expect(listed.fields).toContainEqual({ name: "iban", value: bankAccount.accountNumber });
  const answer = (who: StaffMember, decision: string) =>
    who.ask(`/approvals/${approvalId}/decision`, { body: { decision } });
  expect((await answer(clerk, "approve")).body.errorCodes).toEqual(["ownApproval"]);
  expect((await stored(id)).status).toBe("IN_PROGRESS");
  expect((await answer(senior, "approve")).status).toBe(204);
  expect((await stored(id)).status).toBe("DONE");
  const lines = await db
    .selectFrom("audit")
    .select(["action", "staffId"])
    .where("accountId", "=", anna.id)
    .where("staffId", "in", [clerk.id, senior.id])
    .where("action", "like", "%appro%")
    .orderBy("id")
    .execute();
  expect(lines).toEqual([
    { action: "approval asked: requested bank account", staffId: clerk.id },
    { action: "approval approve: requested bank account", staffId: senior.id },
    { action: "request approved", staffId: senior.id },
  ]);
});

test("Z64 a deletion that a colleague refuses goes back to the clerk, and one that was withdrawn has no effect", async () => {
  const [anna, clerk, senior] = [
    await aCustomer(),
    await aStaffMember(),
    await aStaffMember({ roles: ["SENIOR"] }),
  ];
  const id = await hasAsked(anna, {
    type: "DATA_DELETION",
    nature: "DATA_DELETION",
    details: { scope: "ACCOUNT" },
  });
  await givenToClerks(id);
  await take(clerk, id);
  const ask = async () => (await decide(clerk, id, { decision: "approved" })).body.approvalId;
  const answer = async (decision: string) =>
    senior.ask(`/approvals/${await ask()}/decision`, { body: { decision, answer: "Not yet." } });
  expect((await answer("refuse")).status).toBe(204);
  expect((await clerk.ask(`/requests/${id}`)).body).toMatchObject({
    isApprovable: true,
    approval: null,
  });
  const second = await ask();
  await db
    .updateTable("interaction")
    .set({ withdrawnAt: new Date() })
    .where("id", "=", id)
    .execute();
  const late = await senior.ask(`/approvals/${second}/decision`, { body: { decision: "approve" } });
  expect(late.body).toMatchObject({ code: "CONFLICT", errorCodes: ["withdrawn"] });
  const { lockedAt } = await db
    .selectFrom("account")
    .select("lockedAt")
    .where("id", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(lockedAt).toBeNull();
});

test("Z14 a case is handed over: the colleague has it, and it closes to who had it", async () => {
  const [anna, one, other, books] = [
    await aCustomer(),
    await aStaffMember(),
    await aStaffMember(),
    await aStaffMember({ roles: ["BOOKS"] }),
  ];
  const id = await clerksRequest(anna);
  await take(one, id);
  const give = (to: StaffMember) =>
    one.ask(`/requests/${id}/hand-over`, { body: { staffId: to.id } });
  expect((await give(books)).status).toBe(400);
  expect((await give(other)).status).toBe(204);
  expect((await one.ask(`/requests/${id}`)).status).toBe(404);
  expect((await other.ask(`/requests/${id}`)).body).toMatchObject({ id, isMine: true });
  expect((await decide(one, id, { decision: "approved" })).status).toBe(404);
  expect((await stored(id)).takenBy).toBe(`staff ${other.name}`);
});

test("Z16 who opened the customer with a reason reads the case, and decides nothing that a colleague has", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const id = await clerksRequest(anna);
  await take(one, id);
  await other.ask("/accesses", {
    body: { insuredNumber: anna.insuredNumber, kind: "REASON", reason: "A test of the desk" },
  });
  expect((await other.ask(`/requests/${id}`)).body).toMatchObject({ id, isMine: false });
  const answer = await decide(other, id, { decision: "approved" });
  expect(answer.body).toEqual({ code: "CONFLICT", errorCodes: ["taken"], takenBy: one.name });
  expect((await stored(id)).status).toBe("IN_PROGRESS");
});

test("Z12 a case rests until a working day, and stays with who has it", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  await take(clerk, id);
  expect((await clerk.ask(`/requests/${id}/rest`, { body: { days: 3 } })).status).toBe(204);
  const { body } = await clerk.ask(`/requests?tab=waiting&find=${anna.insuredNumber}`);
  expect(body.requests).toMatchObject([
    { id, isMine: true, waitsUntil: (await stored(id)).waitsUntil },
  ]);
});

test("Z13 colleagues read a note about a case, the customer does not, and the audit does not say what it says", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const id = await clerksRequest(anna);
  await take(one, id);
  const note = { text: "Called back: moves with the children." };
  expect((await other.ask(`/requests/${id}/notes`, { body: note })).status).toBe(404);
  expect((await one.ask(`/requests/${id}/notes`, { body: note })).status).toBe(204);
  const { body } = await one.ask(`/requests/${id}`);
  expect(body.notes).toMatchObject([{ by: one.name, text: note.text }]);
  const lines = await db.selectFrom("audit").selectAll().where("subject", "=", id).execute();
  expect(JSON.stringify(lines)).not.toContain("children");
});

test("Z11 a member of staff keeps filters under a name, and sees none of a colleague's", async () => {
  const [one, other] = [await aStaffMember(), await aStaffMember()];
  const kept = { name: "Italien, en retard", filter: { tab: "open", language: "it", late: "1" } };
  expect((await one.ask("/filters", { body: kept })).status).toBe(204);
  expect((await one.ask("/filters", { body: kept })).status).toBe(204);
  expect((await one.ask("/filters")).body).toEqual({ filters: [kept] });
  expect((await other.ask("/filters")).body).toEqual({ filters: [] });
  const address = `/filters/${encodeURIComponent(kept.name)}`;
  expect((await one.ask(address, { method: "DELETE" })).status).toBe(204);
  expect((await one.ask("/filters")).body).toEqual({ filters: [] });
});

test("Z10 the list is narrowed by kind, language, canton, deadline and person, and has a next page", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const ids: string[] = [];
  for (let turn = 0; turn < 3; turn++) ids.push(await clerksRequest(anna, "it"));
  // They were asked at the same instant, after which their ids decide.
  const [late = "", ...others] = ids;
  const [first = "", second = ""] = others.toSorted();
  await db
    .updateTable("interaction")
    .set({ decideBy: "2020-01-01" })
    .where("id", "=", late)
    .execute();
  const listed = async (more: string) => {
    const { body } = await clerk.ask(`/requests?find=${anna.insuredNumber}${more}`);
    return body.requests.map(({ id }: { id: string }) => id);
  };
  expect(await listed("")).toEqual([late, first, second]);
  expect(await listed(`&after=${late}`)).toEqual([first, second]);
  expect(await listed(`&after=${first}`)).toEqual([second]);
  expect(await listed("&late=1")).toEqual([late]);
  expect(await listed("&language=it&type=DOCUMENT")).toHaveLength(3);
  expect(await listed("&language=de")).toEqual([]);
  expect(await listed("&type=CONTACT")).toEqual([]);
  expect(await listed("&canton=VD")).toEqual([]);
  expect((await clerk.ask("/requests?find=100%25_")).body.requests).toEqual([]);
  expect((await clerk.ask("/requests?tab=other")).status).toBe(400);
});
