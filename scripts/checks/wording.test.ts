import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { textsInCode } from "./texts-in-code.ts";
import { findWordingFaults, wordingFaults } from "./wording.ts";

const faultsIn = (language: Language, text: string) =>
  wordingFaults({ language, place: "here", text });

test.each<[Language, string, string]>([
  ["fr", "Ouvrez le portail.", "use espace client"],
  ["fr", "Sur votre compte", "use compte client ou compte bancaire"],
  ["de", "Zum Portal", "use Kundenportal"],
  ["de", "Ihre Abrechnung", "use Leistungsabrechnung"],
  ["it", "Ci chiami allo {{phone}}", "use al numero"],
  ["it", "Elimina il file", "use l’infinito"],
  ["it", "Benvenuti nel vostro spazio clienti", "use la forma di cortesia Lei"],
  ["en", "Your coinsurance", "use retention fee"],
  ["en", "You find your statement here", "use benefit statement"],
  ["fr", "Vous avez déjà prolongé deux délais.", "use {{most}}"],
  ["fr", "Vous pouvez déclarer l’accident.", "use annoncer"],
  ["fr", "Ce que vous avez déclaré.", "use annoncer"],
  ["fr", "Les conditions d’assurance", "use conditions générales"],
  ["de", "Die Versicherungsbedingungen gelten.", "use Allgemeine Versicherungsbedingungen"],
  ["de", "Meinen Zugang öffnen", "use Zugang aktivieren"],
  ["de", "In der Übersicht Ihrer Anträge", "wie das Menü"],
  ["it", "Il Suo browser", "use la minuscola"],
  ["it", "Il ritmo di pagamento", "use frequenza di pagamento"],
  ["en", "You will find it in your list of requests.", "as the menu says"],
  ["en", "What you entered is kept.", "use your entries"],
])("in %s “%s” is an unwanted word", (language, text, told) => {
  expect(faultsIn(language, text).join("\n")).toContain(told);
});

test.each<[Language, string]>([
  ["fr", "Votre décompte et votre compte client"],
  ["fr", "Rappel\u00a0: «\u202fFactures\u202f»\u202f? Oui\u202f; merci\u202f!"],
  ["fr", "Ouvert de 08:00 à 12:00"],
  ["de", "Ihr Kundenkonto: Die Leistungsabrechnung unter «Dokumente»"],
  ["it", "L’estratto conto del suo conto bancario"],
  ["en", "Your benefit statement for CHF\u00a0700, in my account"],
  ["en", "10% of the costs, according to {statement}"],
])("in %s “%s” is as it should be", (language, text) => {
  expect(faultsIn(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ["de", "Die Personen sind aufgeführt: Ihre Unfälle werden gemeldet."],
  ["de", "Zeigen Sie Ihre Versichertenkarte. Auf der Karte: Ihre Rückseite ist europäisch."],
  ["it", "Se il contratto è di un’altra persona, è lei ad annunciare il danno."],
  ["it", "{{name}} figura qui. I suoi contratti sono gestiti in un altro account."],
])("in %s “%s” does not say whose it is", (language, text) => {
  expect(faultsIn(language, text).join("\n")).toContain("name whom it means");
});

test.each<[Language, string]>([
  ["de", "Ihre Karte wurde gesperrt."],
  ["de", "Die Personen sind aufgeführt: Jede Person meldet Unfälle selbst."],
  ["it", "Le persone del suo account"],
])("in %s “%s” says whose it is", (language, text) => {
  expect(faultsIn(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ["fr", "Vraiment ?", "needs U+202F before ; ! ?"],
  ["fr", "Vraiment?", "needs U+202F before ; ! ?"],
  ["fr", "Voici : un", "needs U+00A0 before :"],
  ["fr", "Voici\u202f: un", "needs U+00A0 before :"],
  ["fr", "Voici: un", "needs U+00A0 before :"],
  ["fr", "« Factures »", "needs U+202F inside « »"],
  ["fr", "l'adresse", "has ' instead of ’"],
  ["de", "Strasse und Straße", "has an ß"],
  ["de", "unter „Dokumente“", "quotes with other marks"],
  ["it", "alla voce “Documenti”", "quotes with other marks"],
  ["en", "under «Documents»", "quotes with other marks"],
  ["en", "Loading...", "has three dots"],
  ["de", "Zwei  Wörter", "has two spaces"],
  ["it", "CHF 700", "needs U+00A0 after CHF"],
  ["de", "CHF {{amount}}", "needs U+00A0 after CHF"],
  ["de", "10 % der Kosten", "needs U+00A0 before %"],
])("in %s “%s” is a wrong sign", (language, text, told) => {
  expect(faultsIn(language, text)).toHaveLength(1);
  expect(faultsIn(language, text)[0]).toContain(told);
});

test("texts in code are found under their language, in lists, in functions, in one line of four and in a call of inFour", () => {
  const source = `
    import { brand } from "../brand.ts"; // fr: "a comment"
    const texts = { fr: { lead: "Un", steps: ["Deux", \`Trois\`] }, de: "Eins", other: "none" };
    export const it: Texts = { title: (date) => \`Al \${date}\` };
    const name = named("Base|Grund|Base di|Basic");
    const label = inFour("Oui", cut("Ja"), \`Sì \${of("ora")}\`, "Yes");
    const after = "nothing";`;
  const found = textsInCode(source, "a.ts").map(({ language, text }) => `${language} ${text}`);
  expect(found).toEqual([
    "fr Un",
    "fr Deux",
    "fr Trois",
    "de Eins",
    "it Al ${date}",
    "fr Base",
    "de Grund",
    "it Base di",
    "en Basic",
    "fr Oui",
    "de Ja",
    'it Sì ${of("ora")}',
    "en Yes",
  ]);
});

test("a fault planted in a screen's texts, in a message, in a seed or in a page's own code is told with its place", () => {
  const root = mkdtempSync(join(tmpdir(), "wording-"));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const language of ["fr", "de", "it", "en"]) {
    write(`web/locales/${language}/a.json`, "{}");
    write(`api/migrations/0082_faq_${language}.sql`, "$content$[]$content$");
  }
  write("web/locales/de/home.json", '{ "lead": { "text": "Ihr Konto" } }');
  write("api/src/invoices/messages.ts", '\nconst texts = { en: "Log in now" };');
  write("api/seed/news/offers.ts", 'const texts = { fr: "Profitez !" };');
  write("api/seed/offers.test.ts", 'const texts = { fr: "Profitez !" };');
  write("web/src/standing-page.tsx", 'const texts = { it: "Torna al portale" };');
  mkdirSync(join(root, "model/src"), { recursive: true });
  expect(findWordingFaults(root)).toEqual([
    "home:lead.text says “Konto” in de: use Kundenkonto oder Bankkonto",
    "api/src/invoices/messages.ts:2 says “Log in” in en: use sign in, sign out",
    "api/seed/news/offers.ts:1 needs U+202F before ; ! ? in fr",
    "web/src/standing-page.tsx:1 says “portale” in it: use spazio clienti",
    "web/src/standing-page.tsx:1 says “Torna” in it: use l’infinito",
  ]);
});
