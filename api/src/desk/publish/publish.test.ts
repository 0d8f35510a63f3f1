import { randomUUID } from "node:crypto";
import { languages } from "@portal/model/portal/languages.ts";
import { beforeEach, expect, test } from "vitest";
import { surveyRows } from "../../../seed/news/surveys.ts";
import { aCustomer, callsAs, db } from "../../../test/portal.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const aPublisher = () => aStaffMember({ roles: ["PUBLISHER"] });
type Publisher = Awaited<ReturnType<typeof aPublisher>>;

async function put(who: Publisher, address: string, content: object, seen: string | null = null) {
  return who.ask(`/publications/${address}`, { method: "PUT", body: { seen, content } });
}
const open = async (who: Publisher, address: string) =>
  (await who.ask(`/publications/${address}`)).body;

async function shownWarning(language = "de"): Promise<string | null> {
  const anna = await aCustomer();
  const path = "/v1/management/warning-message?platform=GMNET&code=HOME&mustBeValid=true";
  return (await (await anna.get(path, { "accept-language": language })).json()).message;
}

beforeEach(async () => {
  await db.deleteFrom("publication").execute();
  await db.deleteFrom("warningMessage").execute();
  await db.updateTable("maintenance").set({ gmnetRaised: false }).execute();
});

test("Z35 Z40 a warning is shown between its beginning and its end, by its times alone", async () => {
  const publisher = await aPublisher();
  const [planned, over, on] = [randomUUID(), randomUUID(), randomUUID()];
  const texts = (text: string) => ({ texts: inEach(text) });
  await put(publisher, `warning/${planned}`, {
    ...texts("Later"),
    beginsAt: hours(1),
    endsAt: null,
  });
  await put(publisher, `warning/${over}`, {
    ...texts("Before"),
    beginsAt: hours(-3),
    endsAt: hours(-2),
  });
  expect(await shownWarning()).toBeNull();
  const { status } = await put(publisher, `warning/${on}`, {
    ...texts("Now"),
    beginsAt: hours(-4),
    endsAt: hours(1),
  });
  expect(status).toBe(204);
  expect(await shownWarning("it")).toBe("Now it");
  await db
    .updateTable("warningMessage")
    .set({ beginsAt: new Date(Date.now() - 1000) })
    .where("id", "=", planned)
    .execute();
  expect(await shownWarning()).toBe("Later de");
  const { publications } = await open(publisher, "warning");
  expect(publications).toHaveLength(3);
  expect(publications[0]).toMatchObject({ isOn: true, publishedBy: publisher.name });
});

test("Z35 a planned maintenance closes the portal from its beginning on, and stays until it is lifted", async () => {
  const publisher = await aPublisher();
  const state = async () => (await (await callsAs().get("/v1/maintenance")).json()).gmnetRaised;
  const publish = async (content: object) => {
    const { seen } = await open(publisher, "maintenance/portal");
    return (await put(publisher, "maintenance/portal", content, seen)).status;
  };
  expect(await publish({ isRaised: true, beginsAt: hours(1), endsAt: hours(2) })).toBe(204);
  expect(await state()).toBe(false);
  expect(await publish({ isRaised: true, beginsAt: hours(-2), endsAt: hours(-1) })).toBe(204);
  expect(await state()).toBe(true);
  expect(await publish({ isRaised: false, beginsAt: null, endsAt: null })).toBe(204);
  expect(await state()).toBe(false);
});

test("Z41 a former version is published again as a new one, with who and when of each", async () => {
  const [one, other] = [await aPublisher(), await aPublisher()];
  const address = `warning/${randomUUID()}`;
  const content = { texts: inEach("First"), beginsAt: null, endsAt: null };
  await put(one, address, content);
  const first = await open(one, address);
  await put(other, address, { ...content, texts: inEach("Second") }, first.seen);
  const second = await open(other, address);
  const back = await one.ask(`/publications/${address}`, {
    method: "PUT",
    body: { seen: second.seen, content: second.versions[1].content, restoredFrom: 1 },
  });
  expect(back.status).toBe(204);
  expect(await shownWarning()).toBe("First de");
  const { versions, seen } = await open(one, address);
  expect(seen).toBe(first.seen);
  expect(
    versions.map(({ version, publishedBy, restoredFrom }: Record<string, unknown>) => [
      version,
      publishedBy,
      restoredFrom,
    ]),
  ).toEqual([
    [3, one.name, 1],
    [2, other.name, null],
    [1, one.name, null],
  ]);
  const lines = await db
    .selectFrom("audit")
    .select(["subject", "changeId"])
    .where("staffId", "=", one.id)
    .where("action", "=", "published")
    .execute();
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toEqual({ subject: address.replace("/", " "), changeId: expect.any(String) });
});

test("Z41 of two publishers who edit the same thing at once, the second is told what stands, and nothing is lost", async () => {
  const [one, other] = [await aPublisher(), await aPublisher()];
  const address = `warning/${randomUUID()}`;
  const content = (text: string) => ({ texts: inEach(text), beginsAt: null, endsAt: null });
  await put(one, address, content("First"));
  const { seen } = await open(one, address);
  const answers = await Promise.all([
    put(one, address, content("One"), seen),
    put(other, address, content("Other"), seen),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const late = answers.find(({ status }) => status === 409);
  const [faster, text] = answers[0]?.status === 204 ? [one, "One"] : [other, "Other"];
  expect(late?.body).toEqual({
    code: "CONFLICT",
    errorCodes: ["changed"],
    content: content(text),
    seen: expect.any(String),
    publishedBy: faster.name,
  });
  expect((await put(other, address, content("Third"), late?.body.seen)).status).toBe(204);
  expect((await open(one, address)).versions).toHaveLength(3);
});

test("Z35 a flag is turned on and what stood before, from another system, is in its history", async () => {
  const publisher = await aPublisher();
  await db
    .insertInto("featureFlag")
    .values({ id: "ADA", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  const { seen } = await open(publisher, "flag/ADA");
  expect((await put(publisher, "flag/ADA", { isOn: false }, seen)).status).toBe(204);
  const { data } = await callsAs().publicGraphql(
    `query Flags { featureFlags(platform: "web") { id value } }`,
  );
  expect(data.featureFlags).toContainEqual({ id: "ADA", value: false });
  const { versions } = await open(publisher, "flag/ADA");
  expect(versions).toMatchObject([
    { version: 2, content: { isOn: false }, publishedBy: publisher.name },
    { version: 1, content: { isOn: true }, publishedBy: null, publishedAt: null },
  ]);
  expect((await put(publisher, "flag/UNKNOWN", { isOn: true })).status).toBe(404);
});

test("Z37 a question is written, shown from its beginning on, and refused at the field that is wrong", async () => {
  const publisher = await aPublisher();
  const words = (slug: string) => ({
    slug,
    question: `What is ${slug}?`,
    answer: "A paragraph\n- an entry",
    keywords: "",
  });
  const content = {
    group: "care",
    position: 900,
    texts: { fr: words("zf"), de: words("zd"), it: words("zi"), en: words("ze") },
    isPublished: true,
    beginsAt: null,
    endsAt: null,
  };
  const questions = async () => {
    const { data } = await callsAs().publicGraphql(
      `query Faq { faq { questions { slug } } }`,
      {},
      { "accept-language": "de" },
    );
    return JSON.stringify(data);
  };
  expect((await put(publisher, "faq/z-question", content)).status).toBe(204);
  expect(await questions()).toContain('"zd"');
  const { seen } = await open(publisher, "faq/z-question");
  await put(publisher, "faq/z-question", { ...content, beginsAt: hours(1) }, seen);
  expect(await questions()).not.toContain('"zd"');
  const wrong = {
    ...content.texts,
    de: words("zf"),
    it: { ...words("zi"), answer: "{{nothing}}" },
  };
  const refused = await put(publisher, "faq/z-other", {
    ...content,
    texts: wrong,
    beginsAt: hours(2),
    endsAt: hours(1),
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    {
      endsAt: "desk.endsFirst",
      "texts.de.slug": "desk.slugTwice",
      "texts.it.answer": "desk.unknownValue",
    },
  ]);
  const taken = await put(publisher, "faq/z-other", content);
  expect(taken.body.fields["texts.fr.slug"]).toBe("desk.slugTaken");
});

test("Z39 a reason of refusals is reworded and taken off the list; the portal's own one stays on it", async () => {
  const publisher = await aPublisher();
  const { content, seen } = await open(publisher, "reason/TOO_LATE");
  const off = { ...content, isOn: false };
  expect((await put(publisher, "reason/TOO_LATE", off, seen)).status).toBe(204);
  const { publications } = await open(publisher, "reason");
  const listed = publications.find(({ item }: { item: string }) => item === "TOO_LATE");
  expect(listed).toMatchObject({ isOn: false, publishedBy: publisher.name });
  const own = await open(publisher, "reason/NO_ANSWER");
  const refused = await put(
    publisher,
    "reason/NO_ANSWER",
    { ...own.content, isOn: false },
    own.seen,
  );
  expect([refused.status, refused.body.fields]).toEqual([400, { isOn: "desk.ownReason" }]);
});

test("Z03 a clerk without the right to publish reads and writes nothing", async () => {
  const clerk = await aStaffMember({ roles: ["CLERK"] });
  for (const answer of [
    await clerk.ask("/publications/warning"),
    await clerk.ask("/publications/flag/ADA"),
    await put(clerk, "flag/ADA", { isOn: true }),
  ])
    expect([answer.status, answer.text]).toEqual([403, '{"code":"FORBIDDEN"}']);
});

test("Z38 new words of a consent are a new version, and a decision of before keeps the words that were read", async () => {
  const [one, other, clerk] = [await aPublisher(), await aPublisher(), await aStaffMember()];
  const versions = () =>
    db.selectFrom("consentText").select(["version", "texts"]).orderBy("version", "desc").execute();
  const [before] = await versions();
  const consent = await open(one, "consent/surveys");
  const second = await open(one, "consent/statistics");
  const words = (text: string) => ({
    titles: inEach(text),
    texts: inEach(`${text} text`),
    summaries: inEach("In short"),
  });
  const half = { ...words("New"), summaries: { fr: "Bref", de: "", it: "", en: "" } };
  const refused = await put(one, "consent/surveys", half, consent.seen);
  expect(Object.keys(refused.body.fields)).toContain("summaries.de");
  expect((await put(clerk, "consent/surveys", words("New"), consent.seen)).status).toBe(403);
  expect((await put(one, "consent/weather", words("New"))).status).toBe(404);
  const answers = await Promise.all([
    put(one, "consent/surveys", words("New"), consent.seen),
    put(other, "consent/statistics", words("Numbers"), second.seen),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const [newest, between, kept] = await versions();
  const start = before?.version ?? 0;
  expect([newest?.version, between?.version]).toEqual([start + 2, start + 1]);
  expect(kept).toEqual(before);
  expect(newest?.texts).toMatchObject({
    surveys: { de: { title: "New de", text: "New text de", summary: "In short de" } },
    statistics: { fr: { title: "Numbers fr" } },
  });
  expect((await put(other, "consent/surveys", words("Late"), consent.seen)).status).toBe(409);
  const back = await open(one, "consent/surveys");
  await one.ask("/publications/consent/surveys", {
    method: "PUT",
    body: { seen: back.seen, content: consent.content, restoredFrom: 1 },
  });
  expect((await open(one, "consent/surveys")).content).toEqual(consent.content);
});

test("Z39 a survey is reworded and closed, customers see it so, and no new one is made", async () => {
  const [publisher, clerk] = [await aPublisher(), await aStaffMember()];
  await db.insertInto("survey").values(surveyRows()).execute();
  const invitation = async () => {
    const QUERY = `query S { surveyIntercepts(surveyNames: ["HOMEPAGE"]) { properties { key value } } }`;
    const { data } = await callsAs().publicGraphql(QUERY);
    return data?.surveyIntercepts[0]?.properties ?? [];
  };
  const { content, seen } = await open(publisher, "survey/HOMEPAGE");
  const reworded = { ...content, titles: inEach("How are we doing?") };
  expect((await put(clerk, "survey/HOMEPAGE", reworded, seen)).status).toBe(403);
  const wrong = { ...reworded, links: inEach("javascript:alert") };
  const refused = await put(publisher, "survey/HOMEPAGE", wrong, seen);
  expect(Object.keys(refused.body.fields)).toContain("links.de");
  expect((await put(publisher, "survey/WEATHER", reworded)).status).toBe(404);
  expect((await put(publisher, "survey/HOMEPAGE", reworded, seen)).status).toBe(204);
  const next = await open(publisher, "survey/HOMEPAGE");
  expect(next.content.titles.de).toBe("How are we doing? de");
  expect(await invitation()).toContainEqual({
    key: "title",
    value: expect.stringContaining("How are we doing?"),
  });
  await put(publisher, "survey/HOMEPAGE", { ...reworded, isOn: false }, next.seen);
  expect(await invitation()).toEqual([]);
});
