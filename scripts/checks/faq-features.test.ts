import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { agedAnswers, faqFeatures, fingerprintOf } from "./faq-features.ts";

const repository = dirname(dirname(import.meta.dirname));

/** A repository with one question, whose answer refers to a text and a rule. */
function aRepository(answer: string): string {
  const root = mkdtempSync(join(tmpdir(), "faq-"));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const language of ["fr", "de", "it", "en"]) {
    const content = JSON.stringify([{ id: "card", question: "Carte ?", answer: ["Vieux"] }]);
    write(`api/migrations/0082_faq_${language}.sql`, `x$content$${content}$content$y`);
  }
  const newer = ["fr", "de", "it", "en"].map((language) => ({
    id: "card",
    language,
    question: "Carte ?",
    answer: [answer],
  }));
  write("api/migrations/0118_faq_answers.sql", `x$content$${JSON.stringify(newer)}$content$y`);
  write("web/locales/fr/cards.json", '{ "order": { "text": "Commander" } }');
  write("model/src/cards.ts", "export const CARDS_A_YEAR = 3;\n\nexport const CARD_WEEKS = 2;\n");
  cpSync(
    join(repository, "web/src/core/routing/paths.ts"),
    join(root, "web/src/core/routing/paths.ts"),
  );
  return root;
}

const spokenOf = (root: string) => ({
  "cards:order.text": fingerprintOf(root, "cards:order.text") ?? "",
  "model/src/cards.ts#CARDS_A_YEAR": fingerprintOf(root, "model/src/cards.ts#CARDS_A_YEAR") ?? "",
});

test("an answer whose features are as they were is told of nothing", () => {
  const root = aRepository("[Commandez](/order-card).");
  expect(agedAnswers(root, { card: spokenOf(root) })).toEqual([]);
});

test("an answer is to be read again once the text or the rule that it speaks of changes, and not for the line below", () => {
  const root = aRepository("[Commandez](/order-card).");
  const card = spokenOf(root);
  writeFileSync(
    join(root, "model/src/cards.ts"),
    "export const CARDS_A_YEAR = 3;\n\nexport const CARD_WEEKS = 9;\n",
  );
  expect(agedAnswers(root, { card })).toEqual([]);
  writeFileSync(join(root, "model/src/cards.ts"), "export const CARDS_A_YEAR = 4;\n");
  writeFileSync(
    join(root, "web/locales/fr/cards.json"),
    '{ "order": { "text": "Par téléphone" } }',
  );
  expect(agedAnswers(root, { card }).join("\n")).toMatch(
    /cards:order\.text, which changed.*\n.*#CARDS_A_YEAR, which changed/,
  );
});

test("a feature, a question or an address that no longer exists is told", () => {
  const root = aRepository("[Commandez](/order-cards) ou [payez](/invoices?year=2026).");
  const faults = agedAnswers(root, { lost: { "cards:gone": "1" } });
  expect(faults).toContain("scripts/checks/faq-features.json does not say what faq card speaks of");
  expect(faults).toContain("scripts/checks/faq-features.json names lost, which is no question");
  expect(faults).toContain("faq lost speaks of cards:gone, which is gone");
  expect(
    faults.filter((fault) => fault.includes("/order-cards, which is no address")),
  ).toHaveLength(4);
  expect(faults.join("\n")).not.toContain("/invoices");
});

test("every question of the portal says what it speaks of", () => {
  for (const [id, spoken] of Object.entries(faqFeatures))
    expect(Object.keys(spoken), id).not.toEqual([]);
});
