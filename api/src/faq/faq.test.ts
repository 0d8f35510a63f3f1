import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { plainAnswer } from "@portal/model/help/answer.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { aProcess, callsAs, clock, db } from "../../test/portal.ts";

const FAQ = `query Faq { faq { id title questions {
  id slug question answer keywords addresses { language slug }
} } }`;

interface Question {
  id: string;
  slug: string;
  question: string;
  answer: string;
  addresses: { language: string; slug: string }[];
}

const folder = mkdtempSync(path.join(tmpdir(), "portal-faq-"));
const page = `<html lang="__LANG__"><head><!--about--><meta name="robots" content="noindex">
<title>Cervin</title><!--/about--></head><body><!--text--></body></html>`;
writeFileSync(path.join(folder, "index.html"), page);
writeFileSync(path.join(folder, "locale-chunks.json"), "{}");
afterAll(() => rmSync(folder, { recursive: true }));
const served = await aProcess({ webFolder: folder });

beforeEach(() => clock.set("2026-11-16"));

async function questionsIn(language: string): Promise<Question[]> {
  const { data } = await callsAs().publicGraphql(FAQ, {}, { "accept-language": language });
  return data.faq.flatMap(({ questions }: { questions: Question[] }) => questions);
}

async function pageAt(address: string, headers: Record<string, string> = {}) {
  const answer = await served.app.request(address, { headers });
  return { status: answer.status, text: await answer.text() };
}

test("V66 each answer has a form in easy language, with short sentences and links of the answer", async () => {
  for (const language of languages) {
    const { data } = await callsAs().publicGraphql(
      "query E { faq { questions { id answer easyAnswer } } }",
      {},
      { "accept-language": language },
    );
    const questions: { id: string; answer: string; easyAnswer: string | null }[] = data.faq.flatMap(
      (group: { questions: object[] }) => group.questions,
    );
    const easy = questions.filter(({ easyAnswer }) => easyAnswer !== null);
    expect(questions.filter(({ easyAnswer }) => easyAnswer === null)).toEqual([]);
    for (const { id, answer, easyAnswer } of easy) {
      const text = easyAnswer ?? "";
      expect(text, id).not.toMatch(/\{\{|\}\}/);
      for (const [, address = ""] of text.matchAll(/\]\(([^)]+)\)/g))
        expect(answer).toContain(address);
      const sentences = text.replaceAll(/\]\([^)]*\)/g, "]").split(/(?<=[.!?…:])\s+|\n/);
      // The check of easy texts allows 15 words; a value may be two.
      for (const sentence of sentences)
        expect(sentence.split(/\s+/).length, `${id}: ${sentence}`).toBeLessThanOrEqual(20);
    }
  }
});

test("P05 a visitor reads the questions without signing in, in each of the four languages", async () => {
  const french = await questionsIn("fr");
  expect(french.length).toBeGreaterThanOrEqual(30);
  for (const language of languages) {
    const questions = await questionsIn(language);
    expect(questions.map(({ id }) => id)).toEqual(french.map(({ id }) => id));
    for (const { answer, slug, addresses } of questions) {
      // Every placeholder is filled, and every link leads into the portal.
      expect(answer).not.toMatch(/\{\{|\}\}/);
      expect(plainAnswer(answer)).not.toMatch(/\]\(|\)\[/);
      expect(addresses).toHaveLength(4);
      expect(addresses.find((one) => one.language === language)?.slug).toBe(slug);
    }
  }
  const german = (await questionsIn("de")).find(({ id }) => id === "coinsurance");
  expect(german?.answer).toContain("10\u00a0% der Kosten");
  expect(german?.answer).toContain("CHF\u00a0700");
});

test.each([
  ["password", ["Mot de passe oublié", "/account/security"], ["après quelques questions"]],
  ["first-access", ["/request-access", "Par courrier"], ["Appelez-nous"]],
  ["contacts", ["/account/security"], ["que par nous"]],
  ["late-payment", ["dès le rappel", "CHF\u00a05"], ["à partir de la sommation"]],
])("P05 the answer to %s tells of what the portal does today", async (id, told, gone) => {
  const answer = (await questionsIn("fr")).find((one) => one.id === id)?.answer ?? "";
  for (const words of told) expect(answer).toContain(words);
  for (const words of gone) expect(answer).not.toContain(words);
});

test("P05 the fee of a reminder is the one that its rule has on the day", async () => {
  const rule = { law: "LAMAL", status: "RAPPEL", validFrom: "2026-11-01" } as const;
  await db
    .insertInto("dunningRule")
    .values({ ...rule, afterDays: 15, termDays: 20, fee: 7_00, interest: 0 })
    .execute();
  onTestFinished(
    () => void db.deleteFrom("dunningRule").where("validFrom", "=", rule.validFrom).execute(),
  );
  const answer = (await questionsIn("de")).find(({ id }) => id === "late-payment")?.answer;
  expect(answer).toContain("CHF\u00a07 für die Zahlungserinnerung");
});

test("P05 a question that is not published is found nowhere", async () => {
  const setPublished = (isPublished: boolean) =>
    db.updateTable("faqQuestion").set({ isPublished }).where("id", "=", "card").execute();
  onTestFinished(() => void setPublished(true));
  const address = "/faq/carte-d-assure-perdue";
  expect((await pageAt(address)).status).toBe(200);
  await setPublished(false);
  expect((await questionsIn("fr")).map(({ id }) => id)).not.toContain("card");
  const gone = await pageAt(address);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('content="noindex"');
  expect(gone.text).not.toContain("carte");
  expect((await pageAt("/sitemap.xml")).text).not.toContain("carte-d-assure-perdue");
  expect((await pageAt("/faq")).text).not.toContain("carte-d-assure-perdue");
});

test("P05 an answer's page is told in the language of its address, not in that of the browser", async () => {
  const { status, text } = await pageAt("/faq/franchise-aendern", { "accept-language": "en" });
  expect(status).toBe(200);
  expect(text).toContain('<html lang="de" data-content-language="de">');
  expect(text).toContain("<title>Wie ändere ich meine Franchise? – Cervin</title>");
  expect(text).toMatch(/<meta name="description" content="Die Franchise ändern Sie[^"]{40,160}…"/);
  expect(text).toContain(
    '<link rel="canonical" href="http://localhost:3999/faq/franchise-aendern"',
  );
  expect(text).toContain(
    '<link rel="alternate" hreflang="it" href="http://localhost:3999/faq/modificare-la-franchigia"',
  );
  expect(text).not.toContain("noindex");
  const [, data = "{}"] = /ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "Wie ändere ich meine Franchise?" }],
  });
  // The page is readable without scripts.
  expect(text).toContain('<a href="/contract/mutation">Verträge ändern</a>');
});

test("P05 the list of all questions follows the address, then the choice, then the browser", async () => {
  const title = async (address: string, headers?: Record<string, string>) =>
    /<title>(.*?) – Cervin<\/title>/.exec((await pageAt(address, headers)).text)?.[1];
  const headers = { cookie: "user_lang=it", "accept-language": "de" };
  expect(await title("/faq?lang=en", headers)).toBe("Frequently asked questions");
  expect(await title("/faq", headers)).toBe("Domande frequenti");
  expect(await title("/faq", { "accept-language": "de" })).toBe("Häufige Fragen");
  expect(await title("/faq")).toBe("Questions fréquentes");
  expect((await pageAt("/faq")).text).toContain('href="/faq/payer-une-facture"');
});

test.each(["/faq/nothing-here", "/faq/FRANCHISE", "/faq/a'%20or%20'1'='1", "/faq/<script>"])(
  "P05 an address that no answer has says so, and repeats nothing of it: %s",
  async (address) => {
    const { status, text } = await pageAt(address);
    expect(status).toBe(404);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain(address.slice(5));
  },
);

test("P05 markup in a question and its answer stays text, in the page and in its data", async () => {
  const hostile = "</script><script>alert(1)</script><!--text--> [here](javascript:alert(1))";
  const words = await db
    .selectFrom("faqAnswer")
    .selectAll()
    .where("slug", "=", "pay-an-invoice")
    .executeTakeFirstOrThrow();
  const write = (change: { question: string; answer: string }) =>
    db.updateTable("faqAnswer").set(change).where("slug", "=", "pay-an-invoice").execute();
  onTestFinished(() => void write({ question: words.question, answer: words.answer }));
  await write({ question: hostile, answer: `- ${hostile}` });
  for (const address of ["/faq/pay-an-invoice", "/faq?lang=en"]) {
    const { text } = await pageAt(address);
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain('href="javascript');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
  }
});

test("P05 search engines are told every page, in every language with the others beside it", async () => {
  const robots = await pageAt("/robots.txt");
  expect(robots.text).toContain("Sitemap: http://localhost:3999/sitemap.xml");
  const { text } = await pageAt("/sitemap.xml");
  const questions = await questionsIn("fr");
  expect(text.match(/<url>/g)).toHaveLength(4 * (questions.length + 1));
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3999/faq/pay-an-invoice"',
  );
});

test("no other page is listed, nor tells anything in its head", async () => {
  for (const address of ["/", "/invoices", "/faqs"]) {
    const { status, text } = await pageAt(address);
    expect(status).toBe(200);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain("data-content-language");
  }
});
