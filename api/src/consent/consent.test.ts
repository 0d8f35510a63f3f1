import { consentCategories } from "@portal/model/consent.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  agreedBy,
  decide,
  eventsOf,
  HISTORY,
  historyOf,
  READ,
  setConsentFlag,
} from "../../test/samples/consent.ts";
import { aCustomer, db } from "../../test/portal.ts";

beforeAll(() => setConsentFlag(true));

/** The channels as specified. */
const specified = {
  customized_offers: ["mail", "email", "sms", "phone"],
  personalized_services: ["mail", "email", "sms", "phone"],
  gm_mag: ["mail", "email"],
  surveys: ["mail", "email", "sms"],
  data_sharing: ["other"],
  statistics: ["other"],
};
const channels = Object.entries(specified).flatMap(([category, names]) =>
  names.map((channel) => [category, channel] as const),
);

test("E06 six categories have their channels, and no customer agrees before they said so", async () => {
  expect(consentCategories).toEqual(specified);
  const { data } = await (await aCustomer()).graphql(READ);
  const [{ insuredNumber: _, textVersion, decidedAt, ...consents }] = data.consentsChannels;
  expect([textVersion, decidedAt]).toEqual([4, null]);
  expect(consents).toEqual(
    Object.fromEntries(
      Object.entries(specified).map(([category, names]) => [
        category,
        Object.fromEntries(names.map((channel) => [channel, 0])),
      ]),
    ),
  );
});

test.each(channels)("E07 %s by %s is given and taken back", async (category, channel) => {
  const anna = await aCustomer();
  const { data } = await decide(anna, { [category]: { [channel]: 1 } });
  expect(data.updateConsentsChannels[category][channel]).toBe(1);
  expect(await agreedBy(anna)).toEqual([`${category}.${channel}`]);
  await decide(anna, { [category]: { [channel]: 0 } });
  expect(await agreedBy(anna)).toEqual([]);
});

test("E07 each decision is an event with its time, its channel and the version of the text", async () => {
  const anna = await aCustomer();
  await decide(anna, { surveys: { sms: 1, mail: 0 }, gm_mag: { mail: 1 } });
  await decide(anna, { surveys: { sms: 1 } });
  await decide(anna, { surveys: { sms: 0 }, statistics: null, gm_mag: { email: null } });
  const events = await eventsOf(anna);
  expect(events.map(({ category, channel, value }) => [category, channel, value])).toEqual([
    ["gm_mag", "mail", true],
    ["surveys", "sms", true],
    ["surveys", "sms", false],
  ]);
  expect(events.every((event) => event.textVersion === 4 && event.accountId === anna.id)).toBe(
    true,
  );
  const audited = await db
    .selectFrom("audit")
    .select("subject")
    .where("accountId", "=", anna.id)
    .where("action", "=", "decide about consents")
    .execute();
  expect(audited).toHaveLength(2);
});

test("E07 no role that connects may change or remove a decision", async () => {
  const { rows } = await sql`
    select grantee, privilege_type from information_schema.role_table_grants
    where table_name in ('consent_event', 'consent_text') and privilege_type not in ('SELECT', 'INSERT')
      and grantee <> current_user`.execute(db);
  expect(rows).toEqual([]);
});

test("E07 two pages that save at once lose nothing, and the answer tells how all stands", async () => {
  const anna = await aCustomer();
  const answers = await Promise.all(
    channels.map(([category, channel]) => decide(anna, { [category]: { [channel]: 1 } })),
  );
  expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
  expect(await agreedBy(anna)).toHaveLength(channels.length);
  const twice = await Promise.all([1, 2, 3].map(() => decide(anna, { surveys: { sms: 0 } })));
  expect(twice.every(({ data }) => data.updateConsentsChannels.surveys.sms === 0)).toBe(true);
  expect(await eventsOf(anna)).toHaveLength(channels.length + 1);
});

test("E07 a customer who read an older text decides nothing, and is told so", async () => {
  const anna = await aCustomer();
  const { errors } = await decide(anna, { surveys: { sms: 1 } }, { textVersion: 2 });
  expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT" });
  expect(await eventsOf(anna)).toEqual([]);
  expect((await decide(anna, { surveys: { sms: 1 } }, { textVersion: 4 })).errors).toBeUndefined();
});

test.each([
  { surveys: { sms: 2 } },
  { surveys: { sms: -1 } },
  { surveys: { phone: 1 } },
  { gm_mag: { sms: 1 } },
  { everything: { mail: 1 } },
  { surveys: { sms: "1" } },
  { surveys: "sms" },
])("E07 %j is a refusal, never a fault", async (consentsChannels) => {
  const anna = await aCustomer();
  const { errors } = await decide(anna, consentsChannels);
  expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
  expect(await eventsOf(anna)).toEqual([]);
});

test("E07 the history is newest first, paged, and tells of other texts", async () => {
  const anna = await aCustomer();
  await db
    .insertInto("consentEvent")
    .values(
      Array.from({ length: 25 }, (_, day) => ({
        insuredNumber: anna.insuredNumber,
        accountId: anna.id,
        category: "surveys",
        channel: "sms",
        value: day % 2 === 0,
        textVersion: 1,
        at: new Date(Date.UTC(2026, 4, 1 + day)),
      })),
    )
    .execute();
  await decide(anna, { statistics: { other: 1 } });
  const [first, second] = [await historyOf(anna), await historyOf(anna, 2)];
  expect([first.total, first.entries.length, second.entries.length]).toEqual([29, 20, 9]);
  const [latest, published] = first.entries;
  expect(latest).toMatchObject({ category: "statistics", value: 1, textVersion: 4, isOwn: true });
  expect(published).toMatchObject({ category: null, value: null, textVersion: 4, isOwn: false });
  const times = [...first.entries, ...second.entries].map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const page of [0, -1, 2_000_000_000]) {
    const { errors } = await anna.graphql(HISTORY, { insuredNumber: anna.insuredNumber, page });
    expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
  }
});

test("E07 V67 the texts are there in four languages, version by version, the newest with easy summaries", async () => {
  const anna = await aCustomer();
  const TEXTS =
    "query Texts { consentTexts { version publishedAt texts { category title text summary } } }";
  const titles = [];
  for (const language of ["fr", "de", "it", "en"]) {
    const { data } = await anna.graphql(TEXTS, {}, { "accept-language": language });
    const [present] = data.consentTexts;
    const versions = data.consentTexts.map(({ version }: { version: number }) => version);
    expect(versions).toEqual([4, 3, 2, 1]);
    for (const { texts } of data.consentTexts) {
      expect(texts.map(({ category }: { category: string }) => category)).toEqual(
        Object.keys(specified),
      );
    }
    titles.push(present.texts[0].title);
    // Earlier versions had no summaries, and what was agreed to stays as it was.
    for (const { version, texts } of data.consentTexts)
      for (const { category, summary } of texts)
        expect(summary !== null, `${version} ${category}`).toBe(version > 3);
    const sentences = present.texts.flatMap(({ summary }: { summary: string }) =>
      summary.split(/(?<=[.!?]) /),
    );
    for (const sentence of sentences) expect(sentence.split(" ").length).toBeLessThan(16);
  }
  expect(new Set(titles).size).toBe(4);
});
