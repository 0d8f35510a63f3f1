import { languages } from "@portal/model/portal/languages.ts";
import { formatAmount, rappenOf } from "@portal/model/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPdf } from "../../test/pdf.ts";
import { aSession, callsAs, clock, db, secrets } from "../../test/portal.ts";
import { seedPeople } from "../../test/samples/demonstration.ts";
import { emailLookup } from "../core/secrets/secrets.ts";

const isLong = process.env["LONG"] === "1";
const today = "2026-11-15";
const LIST = `query List($from: Date!, $to: Date!) {
  documents(from: $from, to: $to) { iddms description code date seen partenaires }
}`;

beforeAll(() => seedPeople(today));
afterAll(() => clock.set(undefined));

interface Listed {
  iddms: string;
  description: string;
  code: string;
  date: string;
  seen: boolean;
  partenaires: number[];
}

interface Meters {
  contribution: { coinsurance: { annual: number } } | null;
}

async function as(login: string) {
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("loginEmailHash", "=", emailLookup(secrets, `${login}@example.ch`))
    .executeTakeFirstOrThrow();
  const calls = callsAs(await aSession(id));
  const documents = async (from = "2022-01-01"): Promise<Listed[]> =>
    (await calls.graphql(LIST, { from, to: "2026-12-31" })).data.documents;
  const pdf = async (iddms: string) => {
    const answer = await calls.get(`/api/v1/documents/${iddms}/binary/${iddms}`);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return { ...calls, documents, pdf };
}

test("L01 Camille has about forty documents with unread ones among them, and Sofia none", async () => {
  const sent = await (await as("camille")).documents();
  const documents = sent.filter(({ code }) => code !== "INVOICE");
  expect(documents.length).toBeGreaterThan(35);
  expect(documents.length).toBeLessThan(150);
  expect(documents.filter(({ seen }) => !seen).length).toBeGreaterThan(1);
  expect(documents[0]?.seen).toBe(false);
  expect(await (await as("sofia")).documents()).toEqual([]);
});

test("L01 what Luca bore of his costs goes to Luca alone, his policy to the policyholder, the children's papers too", async () => {
  const [camille, luca] = [await as("camille"), await as("luca")];
  const about = (documents: Listed[], code: string) =>
    new Set(documents.filter((one) => one.code === code).flatMap(({ partenaires }) => partenaires));
  const ofCamille = await camille.documents();
  expect(about(ofCamille, "COST_SHARE")).toEqual(new Set([4218730, 4218732, 4218733]));
  expect(about(ofCamille, "POLICY")).toEqual(new Set([4218730, 4218731, 4218732, 4218733]));
  const ofLuca = await luca.documents();
  expect(about(ofLuca, "COST_SHARE")).toEqual(new Set([4218731]));
  expect(about(ofLuca, "POLICY")).toEqual(new Set());
});

test("L05 the documents of the demonstration open, of every kind and year", async () => {
  for (const login of ["camille", "luca", "giulia", "oliver"]) {
    const person = await as(login);
    const documents = await person.documents();
    // The short run checks one document of each kind and year; the long run checks all.
    const kinds = new Map(documents.map((one) => [`${one.code} ${one.date.slice(0, 4)}`, one]));
    for (const { iddms, code } of isLong ? documents : kinds.values()) {
      const bytes = await person.pdf(iddms);
      expect(bytes.length, `${login} ${code}`).toBeGreaterThan(10_000);
    }
  }
});

test("I09 K03 no line of an invoice or a statement stands alone on a page", async () => {
  const camille = await as("camille");
  const papers = (await camille.documents("2026-01-01")).filter(({ code }) =>
    /INVOICE|STATEMENT/.test(code),
  );
  expect(papers.length).toBeGreaterThan(4);
  for (const { iddms, code } of isLong ? papers : papers.slice(0, 6)) {
    const { texts } = await openPdf(await camille.pdf(iddms));
    for (const text of texts) expect(text.trim().length, `${code}: ${text}`).toBeGreaterThan(300);
  }
});

test("F03 F05 a policy says what the contracts say: product, deductible, doctor, every amount and the total", async () => {
  const camille = await as("camille");
  const [document] = (await camille.documents("2026-01-01")).filter(
    ({ code, partenaires }) => code === "POLICY" && partenaires[0] === 4218730,
  );
  const { text, info } = await openPdf(await camille.pdf(document?.iddms ?? ""));
  expect(info).toMatchObject({ Title: "Police d’assurance 2027", Language: "fr-CH" });
  const { data } = await camille.graphql(
    `query Mine { contracts(date: "2027-01-01") { insuredNumber monthlyAmount
      healthBasic { product { value } grossPremium monthlyAmount }
      supplementals { product { value } monthlyAmount }
      estate { product { value } noContract totalPremiumAmount federalStamp } } }`,
  );
  const [mine] = data.contracts;
  const said = (francs: number) => formatAmount(rappenOf(francs));
  for (const words of [
    mine.healthBasic.product.value,
    said(mine.healthBasic.grossPremium),
    said(mine.healthBasic.monthlyAmount),
    ...mine.supplementals.map((one: { product: { value: string } }) => one.product.value),
    mine.estate[0].noContract,
    said(mine.estate[0].federalStamp),
    said(mine.estate[0].totalPremiumAmount),
    `CHF ${said(mine.monthlyAmount)}`,
    "le 1er janvier 2027",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain("1003 Lausanne");
});

test("F03 the conditions of every product are there in four languages, for everybody, two to four pages long", async () => {
  const products = await db.selectFrom("product").select(["code", "names"]).execute();
  expect(products.length).toBeGreaterThan(9);
  const anybody = callsAs();
  const asked = [
    ...products.map(({ code }, place) => [code, languages[place % languages.length]]),
    ...languages.map((language) => ["RS01", language]),
  ];
  for (const [code, language] of asked) {
    const answer = await anybody.get(`/api/v1/conditions/${code}.pdf?lang=${language}`);
    expect(answer.status, code).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { pages, info, text } = await openPdf(bytes);
    expect(info).toMatchObject({ Language: `${language}-CH` });
    expect(pages, code).toBeGreaterThanOrEqual(2);
    expect(pages, code).toBeLessThanOrEqual(4);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test.each([
  [
    "fr",
    /fin juin.*dernier jour ouvrable de mars/,
    /en formation et pour les prestations de maternité/,
    "10 jours ouvrables",
  ],
  [
    "de",
    /auf Ende Juni.*letzten Arbeitstag im März/,
    /in Ausbildung und bei Leistungen der Mutterschaft/,
    "10 Arbeitstagen",
  ],
  [
    "it",
    /fine di giugno.*ultimo giorno lavorativo di marzo/,
    /in formazione e per le prestazioni di maternità/,
    "10 giorni lavorativi",
  ],
  [
    "en",
    /end of June.*last working day of March/,
    /in education and for maternity benefits/,
    "10 working days",
  ],
] as const)(
  "F03 in %s the conditions of basic insurance name both terms of notice, who pays nothing in hospital, and how long a bill takes",
  async (language, june, maternity, promise) => {
    const answer = await callsAs().get(`/api/v1/conditions/RT01.pdf?lang=${language}`);
    const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toMatch(june);
    expect(text).toMatch(maternity);
    expect(text).toContain(promise);
  },
);

test("H04 the letter about a year leaves a child no more than the children's joint limit does, as the meters do", async () => {
  const zbinden = await as("zbinden");
  const letters = (await zbinden.documents("2026-01-01")).filter(
    ({ code }) => code === "COST_SHARE",
  );
  const { data } = await zbinden.graphql(
    `query Meters { insureds { insuredNumber contribution(year: 2025) {
      deductible { toBePaid } coinsurance { annual paid toBePaid } } } }`,
  );
  const children = data.insureds.filter(
    (one: Meters) => one.contribution?.coinsurance.annual === 350,
  );
  expect(children).toHaveLength(5);
  for (const { insuredNumber, contribution } of children) {
    const { deductible, coinsurance } = contribution;
    expect(coinsurance.paid + coinsurance.toBePaid).toBeLessThan(coinsurance.annual);
    const letter = letters.find(({ partenaires }) => partenaires[0] === insuredNumber);
    const { text } = await openPdf(await zbinden.pdf(letter?.iddms ?? ""));
    const [paid, left] = [coinsurance.paid, deductible.toBePaid + coinsurance.toBePaid].map(
      (francs) => formatAmount(rappenOf(francs)),
    );
    expect(text).toContain(`Total 350.00 ${paid} ${left}`);
  }
});

test("L02 two papers may count a year differently: the letter says what it counts, and which one is for the taxes", async () => {
  const camille = await as("camille");
  const [letter] = (await camille.documents("2026-01-01")).filter(
    ({ code, partenaires }) => code === "COST_SHARE" && partenaires[0] === 4218733,
  );
  const { text } = await openPdf(await camille.pdf(letter?.iddms ?? ""));
  expect(text).toContain("pour les soins reçus en 2025");
  expect(text).toMatch(/Pour vos impôts, utilisez.*Attestation pour les impôts/);
  const answer = await camille.get("/v1/tax-certificates/2025/4218733.pdf");
  const certificate = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(certificate.text).toContain("date du décompte, et non celle des soins");
  expect(certificate.text).not.toContain("pour les soins reçus en");
});

test("F03 conditions come in the language chosen in the portal, else in the browser's; an unknown product or language is refused", async () => {
  const anybody = callsAs();
  const titleOf = async (more: Record<string, string>) => {
    const answer = await anybody.get("/api/v1/conditions/RF01.pdf", more);
    return (await openPdf(Buffer.from(await answer.arrayBuffer()))).info;
  };
  expect(await titleOf({})).toMatchObject({ Title: "Base Médecin de famille" });
  expect(await titleOf({ "accept-language": "en" })).toMatchObject({ Language: "en-CH" });
  expect(await titleOf({ cookie: "user_lang=it" })).toMatchObject({ Language: "it-CH" });
  for (const file of ["ZZ99.pdf", "RF01", "rf01.pdf", "..%2fRF01.pdf", "RF01.pdf.exe"]) {
    expect((await anybody.get(`/api/v1/conditions/${file}`)).status, file).toBe(404);
  }
  expect((await anybody.get("/api/v1/conditions/RF01.pdf?lang=es")).status).toBe(400);
});

test.each([
  [
    "camille",
    4218730,
    /art\. 7, al\. 2, LAMal.*31 décembre 2026.*au plus tard le 30 novembre 2026/,
  ],
  ["urs", 3907112, /Art\. 7 Abs\. 2 KVG.*31\. Dezember 2026.*spätestens am 30\. November 2026/],
  ["giulia", 5120044, /art\. 7 cpv\. 2 LAMal.*31 dicembre 2026.*al più tardi il 30 novembre 2026/],
  ["oliver", 7245001, /Art\. 7 para\. 2 KVG.*31 December 2026.*by 30 November 2026 at the latest/],
])(
  "F03 the policy of a new year tells %s that the insurer may be changed",
  async (login, number, words) => {
    const person = await as(login);
    const policies = (await person.documents()).filter(
      ({ code, partenaires }) => code === "POLICY" && partenaires[0] === number,
    );
    const [newest] = policies.toSorted((one, other) => (one.date < other.date ? 1 : -1));
    const { text } = await openPdf(await person.pdf(newest?.iddms ?? ""));
    expect(text).toMatch(words);
  },
);

const NAMED = `query Named($from: Date!, $to: Date!) {
  documents(from: $from, to: $to) { iddms description reference code date }
}`;
interface Named {
  iddms: string;
  description: string;
  reference: string | null;
  code: string;
  date: string;
}

test("L01 documents are called as people say it, in the reader's language, with the number beside it", async () => {
  const period = { from: "2026-01-01", to: "2026-12-31" };
  const namesOf = async (login: string, language: string, code: string) => {
    const { data } = await (
      await as(login)
    ).graphql(NAMED, period, { "accept-language": language });
    const listed: Named[] = data.documents;
    return listed.filter((one) => one.code === code);
  };
  const month =
    "(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";
  const premium = new RegExp(
    `^(Primes? .*${month} 202\\d|Participation aux coûts|Avoir de prime .*)$`,
  );
  for (const { description, reference } of await namesOf("camille", "fr", "INVOICE")) {
    expect(description).toMatch(premium);
    expect(reference).toMatch(/^Facture [\d ]+$/);
  }
  const german = await namesOf("camille", "de", "INVOICE");
  expect(german.map(({ description }) => description)).toContain("Prämie Dezember 2026");
  const reminders = await namesOf("giulia", "en", "REMINDER");
  expect(reminders.length).toBeGreaterThan(0);
  for (const { description } of reminders)
    expect(description).toMatch(/^(Reminder|Formal notice|Debt collection has begun): \p{Ll}/u);
});

test("L01 K01 a statement is called by who gave the care and the day of it, with its number beside it", async () => {
  const camille = await as("camille");
  const period = { from: "2026-01-01", to: "2026-12-31" };
  const { data } = await camille.graphql(
    `query Both($from: Date!, $to: Date!) {
      documents(from: $from, to: $to, types: [STATEMENT], subTypes: [CARE_STATEMENT]) { iddms description reference }
      reimbursements(from: $from, to: $to) { iddms statementNumber date statements { careProvider treatmentBegin } }
    }`,
    period,
  );
  const named = new Map<string, Named>(data.documents.map((one: Named) => [one.iddms, one]));
  for (const { iddms, statementNumber, date, statements } of data.reimbursements) {
    const { description, reference } = named.get(iddms) ?? {};
    const [{ careProvider, treatmentBegin }] = statements;
    const [year, month, day] = treatmentBegin.split("-");
    const isSameYear = date.startsWith(year);
    expect(description).toContain(`Décompte ${careProvider}`);
    expect(description).toMatch(new RegExp(`· ${day}\\.${month}${isSameYear ? "" : `.${year}`}$`));
    expect(reference).toBe(`Décompte de prestations ${statementNumber}`);
  }
});
