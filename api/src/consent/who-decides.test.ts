import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { yearsBefore } from "../../seed/days.ts";
import {
  agreedBy,
  decide,
  HISTORY,
  historyOf,
  READ,
  setConsentFlag,
} from "../../test/samples/consent.ts";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

beforeAll(() => setConsentFlag(true));
afterEach(() => setConsentFlag(true));

async function household(birthdate: string) {
  const anna = await aCustomer();
  const other = await aCustomer({ birthdate, isAddressOwner: false });
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: other.insuredNumber, position: 1 })
    .execute();
  return { anna, other };
}
const aYearYoungerThan = (years: number) =>
  yearsBefore(todayInZurich(new Date()), years).replace(/^\d+/, (year) => String(Number(year) + 1));

test("E06 parents decide for a child, and who comes of age finds what was decided", async () => {
  const { anna, other } = await household(aYearYoungerThan(18));
  await decide(anna, { gm_mag: { mail: 1 } }, { of: other });
  const { data } = await anna.graphql(READ);
  expect(data.consentsChannels).toHaveLength(2);
  await db
    .updateTable("insured")
    .set({ birthdate: "2000-01-01" })
    .where("insuredNumber", "=", other.insuredNumber)
    .execute();
  expect((await anna.graphql(READ)).data.consentsChannels).toHaveLength(1);
  await db
    .insertInto("featureFlag")
    .values({ id: "AFFILIATE_ACCOUNTS", value: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect(await agreedBy(other)).toEqual(["gm_mag.mail"]);
  const entries = (await historyOf(other)).entries as { category: string; isOwn: boolean }[];
  expect(entries.find(({ category }) => category)).toMatchObject({ isOwn: false });
});

test("E06 an adult's consents are theirs: the policyholder neither sees nor sets them", async () => {
  const { anna, other } = await household("1984-09-27");
  const { errors } = await decide(anna, { gm_mag: { mail: 1 } }, { of: other });
  expect(errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  const { insuredNumber } = other;
  const history = await anna.graphql(HISTORY, { insuredNumber });
  expect(history.errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  const { data } = await anna.graphql(
    "query People { insureds { insuredNumber consentsChannels { gm_mag { mail } } } }",
  );
  expect(data.insureds).toEqual([
    { insuredNumber: anna.insuredNumber, consentsChannels: { gm_mag: { mail: 0 } } },
    { insuredNumber, consentsChannels: null },
  ]);
});

test("E06 a stranger's consents do not exist", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const foreign = await decide(anna, { gm_mag: { mail: 1 } }, { of: stranger });
  expect(foreign.errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  const { errors } = await callsAs().graphql(READ);
  expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
});

test("E06 with the flag off nothing is read and nothing decided", async () => {
  const anna = await aCustomer();
  await setConsentFlag(false);
  const { insuredNumber } = anna;
  for (const answer of [
    await anna.graphql(READ),
    await anna.graphql(HISTORY, { insuredNumber }),
    await decide(anna, { gm_mag: { mail: 1 } }),
  ]) {
    expect(answer.errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  }
  const { data } = await anna.graphql(
    "query P { insureds { consentsChannels { gm_mag { mail } } } }",
  );
  expect(data.insureds).toEqual([{ consentsChannels: null }]);
});
