import { beforeAll, expect, test } from "vitest";
import { livesIn, messagesTo } from "../../../test/samples/addresses.ts";
import { answers, openQuestionOf, statusesOf } from "../../../test/samples/decisions.ts";
import { aClient, openDoor, tokenOf } from "../../../test/samples/exchange.ts";
import { meetAt } from "../../../test/samples/held-row.ts";
import { asksToMove, hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";
import { aCustomer, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(() => portal.worker.stop());

const given = (id: string, decider = "CLERK") =>
  db.updateTable("interaction").set({ decider, heldAt: new Date() }).where("id", "=", id).execute();
async function aMove(who: Customer): Promise<string> {
  await livesIn(who.insuredNumber);
  const id = await asksToMove(who);
  await given(id);
  return id;
}
const take = (clerk: StaffMember, id: string) =>
  clerk.ask(`/requests/${id}/take`, { method: "POST" });
const decide = (clerk: StaffMember, id: string, decision: object) =>
  clerk.ask(`/requests/${id}/decision`, { body: decision });
const approve = (clerk: StaffMember, id: string) => decide(clerk, id, { decision: "approved" });
const withdraw = (who: Customer, id: string) =>
  who.graphql("mutation W($id: ID!) { withdrawRequest(id: $id) { withdrawn } }", { id });
const refusal = { decision: "refused", reason: { words: "Non." } };
const homesOf = async ({ insuredNumber }: Customer) => {
  const rows = await db
    .selectFrom("postalAddress")
    .select("city")
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .execute();
  return rows.map(({ city }) => city);
};
const ends = async (id: string) =>
  (await statusesOf(id)).filter((status) => status === "DONE" || status === "REFUSED");

test("Z16 a customer withdraws while a clerk approves: the first one's word holds, and the other is told", async () => {
  const clerk = await aStaffMember();
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const [withdrawn, approved] = [await aMove(anna), await aMove(bea)];
  await take(clerk, withdrawn);
  await take(clerk, approved);

  const [kept, late] = await meetAt(
    withdrawn,
    () => withdraw(anna, withdrawn),
    () => approve(clerk, withdrawn),
  );
  expect(kept.data.withdrawRequest).toEqual({ withdrawn: true });
  expect(late).toMatchObject({ status: 409, body: { errorCodes: ["withdrawn"] } });
  expect([await homesOf(anna), await ends(withdrawn)]).toEqual([["Bern"], ["REFUSED"]]);
  expect(await messagesTo(anna)).toEqual(["EMAIL request.withdrawn"]);

  const [done, tooLate] = await meetAt(
    approved,
    () => approve(clerk, approved),
    () => withdraw(bea, approved),
  );
  expect(done).toMatchObject({ status: 200, body: { status: "DONE" } });
  expect(tooLate.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT" });
  expect([await homesOf(bea), await ends(approved)]).toEqual([["Bern", "Lausanne"], ["DONE"]]);
});

test("Z15 a customer answers while the clerk refuses: an answer that came first is read, one that came late is told so", async () => {
  const clerk = await aStaffMember();
  for (const isAnswerFirst of [true, false]) {
    const anna = await aCustomer();
    const id = await hasAsked(anna, {
      details: { filename: "scan.pdf", documentType: "DOCUMENT", files: [] },
    });
    await given(id);
    await take(clerk, id);
    await decide(clerk, id, { decision: "asked-back", question: "Quelle date ?" });
    const question = await openQuestionOf(anna, id);
    const answer = async () => (await answers(anna, question, "Le 3 mars.")).errors === undefined;
    const refuse = async () => (await decide(clerk, id, refusal)).status;
    const [said, refused] = isAnswerFirst
      ? await meetAt(id, answer, refuse)
      : (await meetAt(id, refuse, answer)).toReversed();
    expect([said, refused]).toEqual([isAnswerFirst, 200]);
    const { answeredAt } = await db
      .selectFrom("requestQuestion")
      .select("answeredAt")
      .where("id", "=", question)
      .executeTakeFirstOrThrow();
    expect([answeredAt !== null, await ends(id)]).toEqual([isAnswerFirst, ["REFUSED"]]);
  }
});

test("Z19 a clerk refuses while the approval of many is carried out: one of the two decides, and the press says which", async () => {
  const clerk = await aStaffMember();
  for (const isJobFirst of [true, false]) {
    const anna = await aCustomer();
    const id = await aMove(anna);
    await take(clerk, id);
    await clerk.ask("/approvals-at-once", { body: { ids: [id] } });
    const approval = db.updateTable("scheduledApproval").where("interactionId", "=", id);
    const job = async () => {
      await approval.set({ dueAt: new Date(Date.now() - 1000) }).execute();
      await portal.approvals.runDue();
    };
    const refuse = () => decide(clerk, id, refusal);
    const answer = isJobFirst
      ? (await meetAt(id, job, refuse))[1]
      : (await meetAt(id, refuse, job))[0];
    expect(answer.status).toBe(isJobFirst ? 409 : 200);
    const { state } = await db
      .selectFrom("scheduledApproval")
      .select("state")
      .where("interactionId", "=", id)
      .executeTakeFirstOrThrow();
    expect([state, await ends(id), await homesOf(anna)]).toEqual(
      isJobFirst ? ["APPROVED", ["DONE"], ["Bern", "Lausanne"]] : ["FAILED", ["REFUSED"], ["Bern"]],
    );
  }
});

test("Z12 a case is handed over while it is approved in another window: who no longer has it decides nothing", async () => {
  const [clerk, colleague] = [await aStaffMember(), await aStaffMember()];
  const anna = await aCustomer();
  const id = await aMove(anna);
  await take(clerk, id);
  const handOver = () =>
    clerk.ask(`/requests/${id}/hand-over`, { body: { staffId: colleague.id } });
  const [handed, approved] = await meetAt(id, handOver, () => approve(clerk, id));
  expect(handed.status).toBeLessThan(300);
  expect(approved).toMatchObject({
    status: 409,
    body: { errorCodes: ["taken"], takenBy: colleague.name },
  });
  expect([await ends(id), await homesOf(anna)]).toEqual([[], ["Bern"]]);
  // The colleague decides, also where the clerk still takes it back from an old page.
  const [done, back] = await meetAt(
    id,
    () => approve(colleague, id),
    () => take(clerk, id),
  );
  expect([done.status, back.status]).toEqual([200, 409]);
  expect([await ends(id), await homesOf(anna)]).toEqual([["DONE"], ["Bern", "Lausanne"]]);
});

test("Z16 a clerk and the core system decide at once: only the one to whom the request was given does", async () => {
  const door = await openDoor();
  await door.worker.stop();
  const token = await tokenOf(door, await aClient({ scopes: ["requests.decide"] }));
  const decideThere = async (id: string) => {
    const answer = await door.app.request(`/exchange/v1/requests/${id}/decision`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ decision: "refused", reason: { words: "Non." } }),
    });
    return answer.status;
  };
  const clerk = await aStaffMember();
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const [clerks, theirs] = [await aMove(anna), await aMove(bea)];
  await take(clerk, clerks);
  await take(clerk, theirs);
  // The insurer gives it to the core system while the clerk has it open.
  await given(theirs, "EXCHANGE");
  const [approved, notTheirs] = await meetAt(
    clerks,
    () => approve(clerk, clerks),
    () => decideThere(clerks),
  );
  expect([approved.status, notTheirs]).toEqual([200, 404]);
  const [refused, late] = await meetAt(
    theirs,
    () => decideThere(theirs),
    () => approve(clerk, theirs),
  );
  expect(refused).toBe(200);
  expect(late).toMatchObject({ status: 409, body: { errorCodes: ["decided"] } });
  expect([await homesOf(anna), await homesOf(bea)]).toEqual([["Bern", "Lausanne"], ["Bern"]]);
});
