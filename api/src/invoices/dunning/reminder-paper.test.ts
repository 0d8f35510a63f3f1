import { referenceOf } from "@portal/model/invoices/reference.ts";
import { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import { severityOfStep } from "@portal/model/invoices/severity.ts";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { codesOn } from "../../../test/samples/qr-codes.ts";
import { companyIn } from "../../insurer/papers/company.ts";
import { creditor } from "../../../test/samples/creditor.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import { pageOf } from "../../insurer/pdf/texts.ts";
import { reminderPaper, type ReminderValues } from "./reminder-paper.ts";

const no = "4218730000001";
const values: ReminderValues = {
  no,
  step: "SOMMATION",
  law: "LCA",
  billedOn: "2026-11-02",
  billed: 412_35,
  paid: 100_00,
  received: 100_00,
  subject: "SUPPLEMENTARY_AND_PROPERTY",
  fees: 20_00,
  interest: 1_15,
  owed: 333_50,
  deadline: "2027-01-25",
  creditor,
  reference: referenceOf(no),
};
const head = {
  window: ["Camille Perret", "Chemin des Vignes 14", "1009 Pully"],
  salutation: "Madame,",
};

function letterOf(language: Language, more: Partial<ReminderValues>, window = head.window) {
  const company = companyIn(language);
  const document = { iddms: "A", date: "2026-12-12", language, partenaires: [], company };
  const content = { head: { ...head, window } };
  return renderPaper({ ...reminderPaper.draw(document, { ...values, ...more }, content), company });
}

const steps = languages.flatMap((language) =>
  ReminderStep.options.map((step) => ({ language, step })),
);

test.each(steps)(
  "I08 the letter $step in $language is one numbered page: level, amount and day in a box, the slip below",
  async ({ language, step }) => {
    const bytes = await letterOf(language, { step });
    const { texts, places } = await openPdf(bytes);
    expect(texts).toEqual([expect.stringContaining(pageOf[language](1, 1))]);
    const word = severityWords[severityOfStep(step)][language];
    const box = places.filter(({ text }) => text === "CHF 333.50");
    const level = places.filter(({ text, size }) => text === word && size === 11);
    expect([box.length, level.length]).toEqual([1, 1]);
    expect(await codesOn(bytes)).toHaveLength(step === "POURSUITE" ? 0 : 1);
  },
);

test("I08 the letter at the end of a plan has the level that the invoice had reached", async () => {
  const { text } = await openPdf(await letterOf("fr", { step: "PLAN_ENDED", status: "SOMMATION" }));
  expect(text).toContain("Sommation");
});

test("I08 where the greeting goes over to the page of the slip, the sum goes with it", async () => {
  const window = Array.from({ length: 4 }, () => "W".repeat(80));
  const { texts } = await openPdf(await letterOf("fr", {}, window));
  expect(texts[1]).toMatch(/^Facture.*Montant ouvert.*salutations.*Récépissé.*Page 2 sur 2/);
});

test("I08 a letter too long for one page says that its slip is on the next, which says what it pays", async () => {
  const window = Array.from({ length: 11 }, () => "Ligne");
  const { texts } = await openPdf(await letterOf("fr", {}, window));
  expect(texts).toEqual([
    expect.stringMatching(/La QR-facture se trouve à la page suivante.*Page 1 sur 2/),
    expect.stringMatching(/Sommation · Numéro de facture.*CHF 333\.50.*Récépissé.*Page 2 sur 2/),
  ]);
});

test("I08 a letter of before creditors were kept still opens, without a slip", async () => {
  const { creditor: _, reference: _reference, ...before } = values;
  const company = companyIn("fr");
  const document = {
    iddms: "A",
    date: "2026-12-12",
    language: "fr" as const,
    partenaires: [],
    company,
  };
  const drawn = { ...reminderPaper.draw(document, before, { head }), company };
  expect((await openPdf(await renderPaper(drawn))).text).toContain("CHF 333.50");
});
