import { randomUUID } from "node:crypto";
import type { InteractionStatus } from "@portal/model/requests/interactions.ts";
import { expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

async function aRequest(accountId: string, insuredNumber: number, status: InteractionStatus) {
  const id = randomUUID();
  const request = { type: "UPDATE_CORRESPONDENCE_ADDRESS", nature: "POSTAL_ADDRESS" };
  const row = { id, accountId, insuredNumber, status, language: "fr", details: Buffer.of(1) };
  await db
    .insertInto("interaction")
    .values({ ...request, ...row })
    .execute();
  return id;
}

const pathOf = (insuredNumber: number | string, nature = "POSTAL_ADDRESS") =>
  `/v1/interaction/pending_update/${insuredNumber}/${nature}`;

test.each([
  ["REQUEST", true],
  ["PENDING", true],
  ["IN_PROGRESS", true],
  ["REFUSED", false],
  ["DONE", false],
  ["ARCHIVED", false],
] as const)("B13 a request that is %s makes pending_update %s", async (status, pendingUpdate) => {
  const anna = await aCustomer();
  const asked = () => anna.get(pathOf(anna.insuredNumber));
  expect(await (await asked()).json()).toEqual({ pendingUpdate: false });
  await aRequest(anna.id, anna.insuredNumber, status);
  expect(await (await asked()).json()).toEqual({ pendingUpdate });
  const other = await anna.get(pathOf(anna.insuredNumber, "PHONE"));
  expect(await other.json()).toEqual({ pendingUpdate: false });
});

test("B13 a change that a family member asked for is pending for every account that sees that person", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer()];
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 })
    .execute();
  await aRequest(luca.id, luca.insuredNumber, "REQUEST");
  const answer = await anna.get(pathOf(luca.insuredNumber));
  expect(await answer.json()).toEqual({ pendingUpdate: true });
});

test("B13 another account's person answers exactly as one that does not exist", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await aRequest(bea.id, bea.insuredNumber, "REQUEST");
  const told = async (insuredNumber: number) => {
    const answer = await anna.get(pathOf(insuredNumber));
    return [answer.status, await answer.text()];
  };
  expect(await told(bea.insuredNumber)).toEqual([404, '{"code":"NOT_FOUND"}']);
  expect(await told(bea.insuredNumber)).toEqual(await told(1_999_999_999));
});

test("B13 an unknown nature or a number that is none is refused, and nothing is told without a session", async () => {
  const anna = await aCustomer();
  expect((await anna.get(pathOf(anna.insuredNumber, "HAIR"))).status).toBe(400);
  for (const number of ["abc", "0", "-1", "1.5", "99999999999"])
    expect((await anna.get(pathOf(number))).status, number).toBe(400);
  expect((await callsAs().get(pathOf(anna.insuredNumber))).status).toBe(401);
});
