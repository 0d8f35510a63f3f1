import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { expect, test } from "vitest";
import { aCustomer, type Customer, db } from "../../test/portal.ts";
import { decide } from "../../test/samples/decisions.ts";
import { hasAsked } from "../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../test/samples/staff.ts";

/** A correction that was asked for and refused, and then disputed. */
async function disputes(who: Customer, datum: string, correct: string): Promise<void> {
  await who.graphql("mutation C($input: CorrectionInput!) { requestCorrection(input: $input) }", {
    input: { insuredNumber: who.insuredNumber, datum, correct },
  });
  const { id } = await db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "=", who.id)
    .where("type", "=", "DATA_CORRECTION")
    .where("status", "not in", ["REFUSED", "DONE"])
    .executeTakeFirstOrThrow();
  const reason = { words: "La pièce d’identité dit autre chose." };
  await decide(id, { decision: "refused", reason }, "BACK_OFFICE");
  const { data } = await who.graphql("mutation D($id: ID!) { disputeCorrection(id: $id) }", { id });
  expect(data.disputeCorrection).toBe(true);
}

async function takenCase(clerk: StaffMember, who: Customer) {
  const id = await hasAsked(who, {
    details: { filename: "scan.pdf", documentType: "DOCUMENT", files: [] },
  });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  await clerk.ask(`/requests/${id}/take`, { method: "POST" });
  return (await clerk.ask(`/requests/${id}`)).body;
}

test("Z13 Z21 what a person disputes stands once in each case about them and on their page, and on no other", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const [clerk, colleague] = [await aStaffMember(), await aStaffMember()];
  await disputes(anna, "LAST_NAME", "Rossini");
  await disputes(anna, "LAST_NAME", "Rossetti");
  await disputes(anna, "SEX", "M");
  const today = todayInZurich(new Date());
  const noted = [
    { datum: "SEX", notedOn: today },
    { datum: "LAST_NAME", notedOn: today },
  ];
  const page = `/customers/${anna.insuredNumber}`;
  expect((await clerk.ask(page)).text, "a closed page").toBe('{"code":"NOT_FOUND"}');
  expect((await takenCase(clerk, anna)).disputes).toEqual(noted);
  expect((await takenCase(clerk, bea)).disputes).toEqual([]);
  expect((await clerk.ask(page)).body.people[0].disputes).toEqual(noted);
  const other = await clerk.ask(`/customers/${bea.insuredNumber}`);
  expect(other.body.people[0].disputes).toEqual([]);
  expect((await colleague.ask(page)).text, "opened by a colleague").toBe('{"code":"NOT_FOUND"}');
});
