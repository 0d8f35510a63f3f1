import { expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer } from "../../test/portal.ts";

const insurersOf = (number: number | string) => `/v1/veka/insurers?insuredNumber=${number}`;

test("W01 the insurers of somebody's card come by code, each under its name", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const answer = await anna.get(insurersOf(anna.insuredNumber));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ "9101": "Cervin Santé SA" });
});

test("W01 who has no basic insurance has no insurer of a card, and of others nobody learns anything", async () => {
  const [anna, berta] = [await aCustomer(), await aCustomer()];
  await cover(berta);
  expect(await (await anna.get(insurersOf(anna.insuredNumber))).json()).toEqual({});
  const [foreign, unknown] = await Promise.all([
    anna.get(insurersOf(berta.insuredNumber)),
    anna.get(insurersOf(2_000_000_000)),
  ]);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
});

test("W01 a number that is none is told by its field and a key", async () => {
  const anna = await aCustomer();
  const answer = await anna.get(insurersOf("seven"));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: "INVALID", fields: { insuredNumber: "invalid" } });
});
