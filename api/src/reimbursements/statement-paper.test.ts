import { type Language, languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import type { z } from "zod";
import { openPdf } from "../../test/pdf.ts";
import { companyIn } from "../insurer/papers/company.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import { careStatement, type CareStatementContent } from "./statement-paper.ts";

type Content = z.infer<typeof CareStatementContent>;

const visit: Content["lines"][number] = {
  provider: "Cabinet Dr méd. Perret",
  category: "DOCTOR",
  treatmentBegin: "2026-07-01",
  treatmentEnd: "2026-07-01",
  tiers: "GARANT",
  billed: 85_60,
  notCovered: 0,
  supplementaryPaid: 0,
  hospitalContribution: 0,
  deductible: 0,
  coinsuranceRate: 10_00,
  coinsurance: 8_56,
  basicPaid: 77_04,
};
const ownVisit = { ...visit, billed: 161_95, deductible: 161_95, coinsurance: 0, basicPaid: 0 };
const year = {
  year: 2026,
  deductibleAnnual: 300_00,
  deductiblePaid: 161_95,
  coinsuranceAnnual: 700_00,
  coinsurancePaid: 0,
};

async function statementOf(content: Partial<Content>, language: Language = "fr") {
  const company = companyIn(language);
  const document = { iddms: "A", date: "2026-07-09", language, partenaires: [], company };
  const drawn = careStatement.draw(
    document,
    { statementNumber: "2026-4218730-003" },
    {
      head: { window: ["Camille Perret", "1009 Pully"], salutation: "Madame," },
      person: {
        insuredNumber: 4218730,
        firstname: "Camille",
        lastname: "Perret",
        birthdate: "1984-05-12",
      },
      paysOn: null,
      lines: [visit],
      ...content,
    },
  );
  return openPdf(await renderPaper({ ...drawn, company }));
}

test("K03 a statement is named by who treated and when, in its largest type; its number is small", async () => {
  const { places, info, pages } = await statementOf({ paysOn: "2026-07-14" });
  const largest = places
    .filter(({ text }) => text.trim() !== "")
    .toSorted((one, other) => other.size - one.size)[0];
  expect(largest?.text).toBe("Cabinet Dr méd. Perret · 01.07.2026");
  expect(info).toMatchObject({ Title: "Cabinet Dr méd. Perret · 01.07.2026" });
  expect(places.find(({ text }) => text === "2026-4218730-003")?.size).toBeLessThan(9);
  expect(pages).toBe(1);
});

test("K03 bills of several providers are counted in the name, and added up", async () => {
  const pharmacy = { ...visit, provider: "Pharmacie du Lac", treatmentEnd: "2026-07-03" };
  const { text } = await statementOf({ lines: [visit, pharmacy], paysOn: "2026-07-14" });
  expect(text).toContain("2 factures de soins · 01.07.2026 – 03.07.2026");
  expect(text).toMatch(/Total +171\.20 +154\.08 +17\.12/);
});

test("K03 what was billed, covered and left to the person stands in columns, each ending at one edge", async () => {
  const { places } = await statementOf({ paysOn: "2026-07-14" });
  const edge = (words: string) => places.find(({ text }) => text === words)?.right ?? 0;
  for (const [title, amount] of [
    ["Facturé", "85.60"],
    ["Pris en charge", "77.04"],
    ["Votre part", "8.56"],
  ] as const) {
    expect(Math.abs(edge(title) - edge(amount)), title).toBeLessThan(1);
  }
  expect(edge("Facturé")).toBeLessThan(edge("Pris en charge"));
  expect(edge("Pris en charge")).toBeLessThan(edge("Votre part"));
});

const own = {
  fr: ["Franchise : à votre charge", "161.95 sur 300.00", "Il reste 138.05", "0.00 sur 700.00"],
  de: ["Franchise: zu Ihren Lasten", "161.95 von 300.00", "Es bleiben 138.05", "0.00 von 700.00"],
  it: ["Franchigia: a suo carico", "161.95 su 300.00", "Restano 138.05", "0.00 su 700.00"],
  en: ["Deductible: payable by you", "161.95 of 300.00", "138.05 left", "0.00 of 700.00"],
};

test.each(languages)(
  "K03 a bill within the deductible is no refusal: it says what stays with the person and what is left, in %s",
  async (language) => {
    const { text } = await statementOf({ lines: [ownVisit], years: [year] }, language);
    for (const words of [...own[language], "CHF 161.95"]) expect(text).toContain(words);
    expect(text).not.toContain("CHF 0.00");
  },
);

test("K03 a deductible that is used up and a share that has reached its maximum say so", async () => {
  const full = { ...year, deductiblePaid: 300_00, coinsurancePaid: 700_00 };
  const { text } = await statementOf({ years: [full] });
  expect(text).toContain("Atteinte : vous ne payez plus que la quote-part");
  expect(text).toContain("Maximum atteint pour cette année");
});

test("K03 a statement of before meters opens without them", async () => {
  const { text } = await statementOf({});
  expect(text).not.toContain("participation aux coûts en");
});

test("K03 a stay at the hospital's expense to us says what we paid, and what is invoiced", async () => {
  const stay = {
    ...visit,
    tiers: "PAYANT" as const,
    hospitalContribution: 15_00,
    basicPaid: 62_04,
  };
  const { text } = await statementOf({ lines: [stay] });
  expect(text).toMatch(/Votre part, facturée séparément +CHF 23\.56/);
  expect(text).toMatch(/Payé au fournisseur de prestations +CHF 85\.60/);
});
