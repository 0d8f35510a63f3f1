import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withCode } from "../../test/samples/codes.ts";
import { messagesTo } from "../../test/samples/messages.ts";
import { actingFor } from "../../test/samples/representatives.ts";
import { aCustomer, clock, type Customer, db } from "../../test/portal.ts";

const TODAY = todayInZurich(new Date());
beforeEach(() => clock.set(TODAY));
afterEach(() => clock.set(undefined));

const mutation = (name: string) =>
  `mutation ${name[0]?.toUpperCase()}${name.slice(1)}($id: ID!, $scope: RepresentationScope!) {
    ${name}(id: $id, scope: $scope) { scope askedScope state } }`;
const LOWER = mutation("lowerRepresentation");
const ASK = mutation("askWiderScope");
const ACCEPT = mutation("acceptWiderScope");
const DECLINE = mutation("declineWiderScope");
const LIST = "query List { representations { scope askedScope } }";
const REQUESTS = `query Requests($from: Date!, $to: Date!) { interactions(from: $from, to: $to) { id } }`;
const PERIOD = { from: TODAY, to: TODAY };

type Answer = Awaited<ReturnType<Customer["graphql"]>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions["code"];
const told = async ({ id }: Customer, template: string) =>
  (await messagesTo(id)).filter((one) => one.template === template).map(({ channel }) => channel);
const listOf = async (who: Customer) => (await who.graphql(LIST)).data.representations;

test("V19 a wider scope needs the owner's code and the representative's, and holds from then on", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  const acting = await actingFor(anna, owner);
  const given = { id: acting.id, scope: "SEND" };
  expect(codeOf(await owner.graphql(ASK, given))).toBe("CONFIRMATION_NEEDED");
  expect(codeOf(await anna.graphql(ASK, given)), "the representative asks for nothing").toBe(
    "NOT_FOUND",
  );
  expect((await withCode(owner, ASK, given)).data.askWiderScope).toEqual({
    scope: "SEE",
    askedScope: "SEND",
    state: "ACTIVE",
  });
  expect(await told(anna, "representation.wider")).toEqual(["EMAIL"]);
  expect(codeOf(await acting.graphql(REQUESTS, PERIOD)), "not before").toBe("FORBIDDEN");
  expect(codeOf(await anna.graphql(ACCEPT, { ...given, scope: "SEE" })), "not another").toBe(
    "CONFLICT",
  );
  expect(codeOf(await owner.graphql(ACCEPT, given)), "nobody accepts for the other").toBe(
    "NOT_FOUND",
  );
  expect((await withCode(anna, ACCEPT, given)).data.acceptWiderScope).toEqual({
    scope: "SEND",
    askedScope: null,
    state: "ACTIVE",
  });
  expect((await acting.graphql(REQUESTS, PERIOD)).errors).toBeUndefined();
  for (const who of [owner, anna])
    expect((await told(who, "representation.scope")).toSorted()).toEqual(["EMAIL", "SMS"]);
  expect(codeOf(await anna.graphql(ACCEPT, given)), "twice").toBe("CONFLICT");
  expect(codeOf(await owner.graphql(ASK, given)), "it includes it already").toBe("CONFLICT");
});

test("V19 the owner lowers the scope at once and without a code", async () => {
  const [owner, anna] = [await aCustomer(), await aCustomer()];
  const acting = await actingFor(anna, owner, { scope: "SEND" });
  const given = { id: acting.id, scope: "SEE" };
  expect(codeOf(await anna.graphql(LOWER, given)), "the representative").toBe("NOT_FOUND");
  expect(codeOf(await (await aCustomer()).graphql(LOWER, given)), "a stranger").toBe("NOT_FOUND");
  expect((await owner.graphql(LOWER, given)).data.lowerRepresentation).toEqual({
    scope: "SEE",
    askedScope: null,
    state: "ACTIVE",
  });
  expect(codeOf(await acting.graphql(REQUESTS, PERIOD))).toBe("FORBIDDEN");
  expect(codeOf(await owner.graphql(LOWER, { ...given, scope: "SEND" })), "wider").toBe(
    "NOT_FOUND",
  );
  await owner.graphql(LOWER, given);
  for (const who of [owner, anna])
    expect(await told(who, "representation.scope"), "twice is once").toHaveLength(2);
});

test("V19 a wider scope that is declined, taken back or overtaken changes nothing", async () => {
  const [owner, anna] = [await aCustomer(), await aCustomer()];
  const acting = await actingFor(anna, owner);
  const given = { id: acting.id, scope: "SEND" };
  await withCode(owner, ASK, given);
  await owner.graphql(LOWER, { ...given, scope: "SEE" });
  expect(codeOf(await anna.graphql(ACCEPT, given)), "taken back").toBe("CONFLICT");
  await withCode(owner, ASK, given);
  await anna.graphql(DECLINE, given);
  for (const who of [owner, anna])
    expect(await listOf(who)).toEqual([{ scope: "SEE", askedScope: null }]);
  await db
    .updateTable("representation")
    .set({ askedScope: "SEND", endedAt: new Date(), endedBy: "OWNER" })
    .where("id", "=", acting.id)
    .execute();
  expect(codeOf(await anna.graphql(ACCEPT, given)), "ended").toBe("CONFLICT");
});
