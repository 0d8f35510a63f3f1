import { randomUUID } from "node:crypto";
import { languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const same = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const aPublisher = () => aStaffMember({ roles: ["PUBLISHER"] });
const put = (who: StaffMember, address: string, content: object, seen: string | null = null) =>
  who.ask(`/publications/${address}`, { method: "PUT", body: { seen, content } });
const open = async (who: StaffMember, address: string) =>
  (await who.ask(`/publications/${address}`)).body;

const someNews = (title: string) => ({
  titles: inEach(title),
  texts: inEach("Read this"),
  image: "/pictures/drafts.svg",
  url: null,
  label: "drafts",
  beginsAt: hours(-1),
  endsAt: null,
});
const aCampaign = (label: string) => ({
  titles: inEach("Less paper"),
  images: same("/pictures/paper.svg"),
  links: same("https://example.ch/paper"),
  label,
  beginsAt: hours(-1),
  endsAt: null,
});

const shownNews = async (): Promise<string[]> => {
  const anna = await aCustomer();
  const answer = await anna.get("/v1/informations/light?infoType=WHATSNEW", {
    "accept-language": "de",
  });
  return (await answer.json()).map(({ title }: { title: string }) => title);
};
const shownCampaigns = async (): Promise<string[]> => {
  const answer = await (await aCustomer()).get("/v1/marketing-campaigns");
  return (await answer.json()).map(({ analytics }: { analytics: string }) => analytics);
};

test("Z36 a page of what's new is shown between its beginning and its end, and a planned one greets nobody", async () => {
  await db.deleteFrom("whatsNew").execute();
  const publisher = await aPublisher();
  const [on, planned, over] = [randomUUID(), randomUUID(), randomUUID()];
  const WELCOME = "/v1/welcome";
  await put(publisher, `news/${planned}`, { ...someNews("Later"), beginsAt: hours(2) });
  const past = { beginsAt: hours(-3), endsAt: hours(-2) };
  await put(publisher, `news/${over}`, { ...someNews("Before"), ...past });
  const greets = async () => {
    const answer = await (await aCustomer()).get(WELCOME);
    return JSON.stringify(await answer.json()).includes("WHATS_NEW");
  };
  expect([await shownNews(), await greets()]).toEqual([[], false]);
  expect((await put(publisher, `news/${on}`, someNews("Now"))).status).toBe(204);
  expect([await shownNews(), await greets()]).toEqual([["Now de"], true]);
  const { publications } = await open(publisher, "news");
  expect(publications.map(({ item }: { item: string }) => item)).toEqual([planned, on, over]);
  expect(publications[1]).toMatchObject({ publishedBy: publisher.name, isOn: true });
});

test("Z36 a campaign is changed, ended and brought back from its history, and others stay", async () => {
  await db.deleteFrom("campaign").execute();
  const [one, other] = [await aPublisher(), await aPublisher()];
  const [paper, travel] = [randomUUID(), randomUUID()];
  await put(one, `campaign/${travel}`, { ...aCampaign("travel"), titles: same("") });
  await put(one, `campaign/${paper}`, { ...aCampaign("paper"), beginsAt: hours(-0.5) });
  expect(await shownCampaigns()).toEqual(["paper", "travel"]);
  const opened = await open(one, `campaign/${paper}`);
  const ended = { ...opened.content, endsAt: hours(-0.1) };
  const answers = await Promise.all(
    [one, other].map((who) => put(who, `campaign/${paper}`, ended, opened.seen)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await shownCampaigns()).toEqual(["travel"]);
  const { seen, versions } = await open(one, `campaign/${paper}`);
  expect(versions).toHaveLength(2);
  await one.ask(`/publications/campaign/${paper}`, {
    method: "PUT",
    body: { seen, content: opened.content, restoredFrom: 1 },
  });
  expect(await shownCampaigns()).toEqual(["paper", "travel"]);
});

test("Z36 what is wrong is refused at its field, and a clerk without the right publishes nothing", async () => {
  const [publisher, clerk] = [await aPublisher(), await aStaffMember()];
  const item = randomUUID();
  const wrong = async (address: string, content: object) =>
    Object.keys((await put(publisher, address, content)).body.fields);
  expect(await wrong(`news/${item}`, { ...someNews("x"), url: "javascript:alert" })).toEqual([
    "url",
  ]);
  expect(await wrong(`news/${item}`, { ...someNews("x"), beginsAt: null })).toEqual(["beginsAt"]);
  const titles = { ...inEach("x"), it: "" };
  expect(await wrong(`campaign/${item}`, { ...aCampaign("x"), titles })).toEqual(["titles.it"]);
  const endsAt = hours(-2);
  expect(await wrong(`campaign/${item}`, { ...aCampaign("x"), endsAt })).toEqual(["endsAt"]);
  for (const [kind, content] of [
    ["news", someNews("x")],
    ["campaign", aCampaign("x")],
  ] as const) {
    expect((await put(clerk, `${kind}/${item}`, content)).status).toBe(403);
    expect((await clerk.ask(`/publications/${kind}`)).status).toBe(403);
  }
});
