import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flagIds } from "@portal/model/portal/flags.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { findText, type Texts } from "../../core/texts/texts.ts";
import { pathNames, type Visitor } from "../../core/routing/paths.ts";
import type { FaqQuestion } from "../faq/faq.ts";
import { searchesInAnotherLanguage } from "./searches-in-another-language.ts";
import { typicalSearches } from "./typical-searches.ts";
import { destinations } from "./entries.ts";
import { createPortalSearch } from "./portal-search.ts";
import { spokenWords } from "./spoken-words.ts";

const root = join(import.meta.dirname, "../../../..");

/** The questions of the seeds. */
function questionsIn(language: Language): FaqQuestion[] {
  const folder = join(root, "api/migrations");
  const read = (end: string, mark: string) => {
    const file = readdirSync(folder).find((name) => name.endsWith(end)) ?? end;
    const [, content = "[]"] = readFileSync(join(folder, file), "utf8").split(mark);
    return JSON.parse(content) as (Omit<FaqQuestion, "answer"> & { answer: string[] })[];
  };
  const rows = [
    ...read(`_faq_${language}.sql`, "$content$"),
    ...read("_faq_of_care.sql", `$${language}$`),
  ];
  return rows.map((row) => ({ ...row, answer: row.answer.join("\n"), addresses: [] }));
}

const camille: Visitor = {
  profile: { isAddressOwner: true, sousTutelle: false },
  insureds: [{ forInformation: false }],
  flags: new Set(flagIds),
  built: new Set(pathNames),
};

function searchIn(language: Language, visitor = camille) {
  const file = join(root, "web/locales", language, "search.json");
  const texts = JSON.parse(readFileSync(file, "utf8")) as Texts;
  const t = (key: string) => findText(texts, key, language) ?? `!${key}!`;
  return createPortalSearch({ visitor, t, questions: questionsIn(language), language });
}

const search = {
  fr: searchIn("fr"),
  de: searchIn("de"),
  it: searchIn("it"),
  en: searchIn("en"),
};

// Typical searches, with typing mistakes, and the expected first result.
test.each<[Language, string, string]>([
  ["fr", "franchise", "changeDeductible"],
  ["fr", "francise", "changeDeductible"],
  ["fr", "changer franchise", "changeDeductible"],
  ["fr", "quote part", "faq-coinsurance"],
  ["fr", "carte perdue", "orderCard"],
  ["fr", "cart perdu", "orderCard"],
  ["fr", "adresse", "changeAddress"],
  ["fr", "adrese", "changeAddress"],
  ["fr", "je déménage", "changeAddress"],
  ["fr", "demenagement", "changeAddress"],
  ["fr", "IBAN", "changeIban"],
  ["fr", "changer mon iban", "changeIban"],
  ["fr", "compte bancaire", "changeIban"],
  ["fr", "payer facture", "payInvoice"],
  ["fr", "payer ma facutre", "payInvoice"],
  ["fr", "payer plus tard", "extendDeadline"],
  ["fr", "plusieurs fois", "instalments"],
  ["fr", "impots", "taxCertificate"],
  ["fr", "attestation fiscale", "taxCertificate"],
  ["fr", "remboursement", "reimbursements"],
  ["fr", "ordonance", "sendBill"],
  ["fr", "enceinte", "reportPregnancy"],
  ["fr", "mot de passe oublié", "faq-password"],
  ["fr", "mot de passe", "changePassword"],
  ["fr", "subside", "premiumReductions"],
  ["fr", "résilier", "faq-change-insurer"],
  ["fr", "médecin de famille", "changeDoctor"],
  ["fr", "police", "policies"],
  ["fr", "agence", "findAgency"],
  ["fr", "accident", "reportAccident"],
  ["fr", "dégât d'eau", "reportDamage"],
  ["fr", "hôpital", "faq-hospital-contribution"],
  ["de", "IBAN ändern", "changeIban"],
  ["de", "iban aendern", "changeIban"],
  ["de", "Bankverbindung", "changeIban"],
  ["de", "Rechnung bezahlen", "payInvoice"],
  ["de", "rechnug bezahlen", "payInvoice"],
  ["de", "Karte verloren", "orderCard"],
  ["de", "versichertenkarte", "showCards"],
  ["de", "franchise ändern", "changeDeductible"],
  ["de", "Umzug", "changeAddress"],
  ["de", "adresse wechseln", "changeAddress"],
  ["de", "Steuern", "taxCertificate"],
  ["de", "steuererklarung", "taxCertificate"],
  ["de", "Schwangerschaft", "reportPregnancy"],
  ["de", "Prämienverbilligung", "premiumReductions"],
  ["de", "praemienverbilligung", "premiumReductions"],
  ["de", "Hausarzt wechseln", "changeDoctor"],
  ["de", "Passwort vergessen", "faq-password"],
  ["de", "kündigen", "faq-change-insurer"],
  ["de", "Selbstbehalt", "faq-coinsurance"],
  ["de", "Ratenzahlung", "instalments"],
  ["de", "Wasserschaden", "reportDamage"],
  ["de", "Unfall melden", "reportAccident"],
  ["de", "arztrechnung einsenden", "sendBill"],
  ["it", "franchigia", "changeDeductible"],
  ["it", "cambiare IBAN", "changeIban"],
  ["it", "tessera persa", "orderCard"],
  ["it", "tesera smarrita", "orderCard"],
  ["it", "indirizzo", "changeAddress"],
  ["it", "trasloco", "changeAddress"],
  ["it", "pagare fattura", "payInvoice"],
  ["it", "imposte", "taxCertificate"],
  ["it", "gravidanza", "reportPregnancy"],
  ["it", "disdetta", "faq-change-insurer"],
  ["it", "rimborsi", "reimbursements"],
  ["it", "password dimenticata", "faq-password"],
  ["it", "medico di famiglia", "changeDoctor"],
  ["en", "lost card", "orderCard"],
  ["en", "change iban", "changeIban"],
  ["en", "adress", "changeAddress"],
  ["en", "moving house", "changeAddress"],
  ["en", "pay invoice", "payInvoice"],
  ["en", "deductible", "changeDeductible"],
  ["en", "deductable", "changeDeductible"],
  ["en", "tax", "taxCertificate"],
  ["en", "pregnant", "reportPregnancy"],
  ["en", "cancel insurance", "faq-change-insurer"],
  ["en", "forgot password", "faq-password"],
  ["en", "family doctor", "changeDoctor"],
  ["en", "retention fee", "faq-coinsurance"],
])("%s: “%s” leads to %s first", (language, typed, id) => {
  expect(search[language](typed)[0]?.id).toBe(id);
});

test.each(typicalSearches)("%s: people ask “%s” and are led to %s", (language, typed, id) => {
  expect(search[language](typed)[0]?.id).toBe(id);
});

test.each(searchesInAnotherLanguage)(
  "%s: “%s” is of another language and leads to %s all the same",
  (language, typed, id) => {
    expect(search[language](typed)[0]?.id).toBe(id);
  },
);

test.each<[Language, string, string]>([
  ["fr", "fr", "changeDeductible"],
  ["fr", "fran", "changeDeductible"],
  ["fr", "adr", "changeAddress"],
  ["de", "rech", "payInvoice"],
  ["de", "fran", "changeDeductible"],
  ["it", "fatt", "payInvoice"],
  ["en", "inv", "payInvoice"],
])("%s: while typing, “%s” already offers %s", (language, typed, id) => {
  expect(search[language](typed).map((one) => one.id)).toContain(id);
});

test.each<[Language, string, string[]]>([
  ["fr", "qu'est-ce que la franchise", ["faq-deductible"]],
  ["fr", "j'ai perdu ma carte", ["orderCard", "faq-card"]],
  ["de", "wie zahle ich später", ["extendDeadline", "faq-extend-deadline"]],
  ["it", "ho perso la tessera", ["orderCard", "faq-card"]],
  ["en", "how do I get my money back", ["faq-send-bill"]],
])("%s: “%s” finds the service and the answer among the first", (language, typed, ids) => {
  const first = search[language](typed).slice(0, 4);
  for (const id of ids) expect(first.map((one) => one.id)).toContain(id);
});

test.each(["", "   ", "?!", "xqzzy", "🙂", "'; --", "[(*+", "a".repeat(5000)])(
  "what means nothing finds nothing, and breaks nothing: %j",
  (typed) => {
    expect(search.fr(typed)).toEqual([]);
  },
);

test("words are spoken of results that exist", () => {
  const ids = new Set([
    ...destinations.map(({ id }) => id as string),
    ...questionsIn("fr").map(({ id }) => `faq-${id}`),
  ]);
  expect(Object.keys(spokenWords).filter((id) => !ids.has(id))).toEqual([]);
});

test("no customer is offered what they may not use", () => {
  const luca = searchIn("fr", {
    ...camille,
    profile: { isAddressOwner: false, sousTutelle: true },
    flags: new Set(),
    built: new Set(pathNames.filter((name) => name !== "orderCard")),
    insureds: [{ forInformation: true }],
  });
  const ids = ["franchise", "payer facture", "iban", "adresse", "carte perdue", "accident", "cyber"]
    .flatMap((typed) => luca(typed))
    .filter(({ kind }) => kind !== "question")
    .map(({ id }) => id);
  for (const closed of [
    "changeDeductible",
    "payInvoice",
    "changeIban",
    "changeAddress",
    "orderCard",
    "reportAccident",
    "cyberprotect",
  ]) {
    expect(ids).not.toContain(closed);
  }
});
