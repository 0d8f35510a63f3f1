import { expect, test } from "vitest";
import { livesIn, messagesTo, pendingOf } from "../../test/samples/addresses.ts";
import { aCustomer, type Customer, db } from "../../test/portal.ts";
import { asksToMove, hasAsked, treatAll } from "../../test/samples/requests.ts";

const WITHDRAW = `mutation Withdraw($id: ID!) {
  withdrawRequest(id: $id) { id status withdrawn withdrawable }
}`;
const PENDING = `query Pending($insuredNumber: Int!) {
  pendingUpdate(insuredNumber: $insuredNumber, nature: POSTAL_ADDRESS) {
    pending
    request { id withdrawable details }
  }
}`;

const withdraw = async (who: Customer, id: string) => who.graphql(WITHDRAW, { id });
const codeOf = ({ errors }: Awaited<ReturnType<typeof withdraw>>) =>
  errors?.[0]?.extensions["code"];

test("C05 a change is withdrawn until it is treated: nothing was, it is told of, and another can be asked for", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const id = await asksToMove(anna);
  const pending = await anna.graphql(PENDING, { insuredNumber: anna.insuredNumber });
  expect(pending.data.pendingUpdate).toMatchObject({
    pending: true,
    request: { id, withdrawable: true, details: { city: "Lausanne" } },
  });
  const { data, errors } = await withdraw(anna, id);
  expect(errors).toBeUndefined();
  expect(data.withdrawRequest).toEqual({
    id,
    status: ["REQUEST", "REFUSED"],
    withdrawn: true,
    withdrawable: false,
  });
  expect(await pendingOf(anna, "POSTAL_ADDRESS")).toBe(false);
  const none = await anna.graphql(PENDING, { insuredNumber: anna.insuredNumber });
  expect(none.data.pendingUpdate).toEqual({ pending: false, request: null });
  await treatAll();
  const rows = await db
    .selectFrom("postalAddress")
    .select("city")
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect(rows).toEqual([{ city: "Bern" }]);
  expect(await messagesTo(anna)).toEqual(["EMAIL request.withdrawn"]);
});

test("C05 withdrawn in two tabs at once it has one effect, and both are told so", async () => {
  const anna = await aCustomer();
  const id = await asksToMove(anna);
  const answers = await Promise.all([withdraw(anna, id), withdraw(anna, id), withdraw(anna, id)]);
  expect(answers.map(({ data }) => data?.withdrawRequest.withdrawn)).toEqual([true, true, true]);
  expect(await messagesTo(anna)).toEqual(["EMAIL request.withdrawn"]);
  const lines = await db.selectFrom("audit").select("action").where("subject", "=", id).execute();
  expect(lines).toEqual([{ action: "withdraw request" }]);
});

test("C05 what was treated is no longer withdrawn; the first of the two decides", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const id = await asksToMove(anna);
  await treatAll();
  expect(codeOf(await withdraw(anna, id))).toBe("CONFLICT");
  const again = await asksToMove(anna);
  const [answer] = await Promise.all([withdraw(anna, again), treatAll()]);
  const { status } = await db
    .selectFrom("interaction")
    .select("status")
    .where("id", "=", again)
    .executeTakeFirstOrThrow();
  expect([codeOf(answer) ?? "withdrawn", status]).toEqual(
    status === "DONE" ? ["CONFLICT", "DONE"] : ["withdrawn", "REFUSED"],
  );
});

test("what has happened already is not withdrawn, nor what is another account's or nothing", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const joker = await hasAsked(anna, { type: "JOKER", nature: "INVOICE" });
  const theirs = await asksToMove(bea);
  const missing = "0b4ac1e7-0000-4000-8000-000000000000";
  for (const id of [joker, theirs, missing, "'; drop table interaction; --"])
    expect(codeOf(await withdraw(anna, id)), id).toBe("NOT_FOUND");
  const told = async (id: string) => JSON.stringify(await withdraw(anna, id));
  expect(await told(theirs)).toBe(await told(missing));
  expect(await pendingOf(bea, "POSTAL_ADDRESS")).toBe(true);
});
