import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { expect, onTestFinished, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { codesOn } from "../../../test/samples/qr-codes.ts";
import { companyIn } from "../papers/company.ts";
import { fonts } from "./fonts.ts";
import {
  facts,
  heading,
  highlight,
  list,
  meters,
  type Paper,
  paragraph,
  slipNote,
  table,
} from "./paper.ts";
import { renderPaper } from "./render.ts";

const paper: Paper = {
  language: "fr",
  title: "Décompte d’été",
  date: "2026-07-01",
  company: companyIn("fr"),
  address: ["Madame", "Anaïs Čapková"],
  references: [["Numéro", "4218730"]],
  blocks: [
    paragraph("Voici vos montants."),
    heading("Détail"),
    table({
      label: "Montants",
      columns: [
        { title: "Poste", width: 2 },
        { title: "CHF", align: "end" },
      ],
      rows: Array.from({ length: 60 }, (_, place) => [`Ligne ${place + 1}`, `${place}.05`]),
      total: ["Total", "1'773.00"],
    }),
    list("Un point", "Un autre"),
    facts(["Payé le", "01.07.2026"]),
  ],
};

test("a paper says its words in order, over as many pages as it needs, each with its number", async () => {
  const { text, texts, pages } = await openPdf(await renderPaper(paper));
  const order = ["Anaïs Čapková", "1er juillet 2026", "Décompte d’été", "Voici", "Détail", "Poste"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
  expect(pages).toBe(3);
  expect(texts.every((page, place) => page.includes(`Page ${place + 1} sur 3`))).toBe(true);
  const headed = texts.filter((page) => /Ligne \d/.test(page));
  expect(headed.every((page) => page.includes("Poste"))).toBe(true);
});

test("a paper can be heard: tagged, with headings, table cells and list items, in its language, under its title", async () => {
  const bytes = await renderPaper(paper);
  const { roles, info } = await openPdf(bytes);
  expect(new Set(roles)).toEqual(
    new Set("Root Document P H1 H2 Table TR TH TD L LI Lbl LBody".split(" ")),
  );
  expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  expect(info).toMatchObject({ Title: "Décompte d’été", Language: "fr-CH" });
  const source = bytes.toString("latin1");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  expect(source).toContain("pdfuaid:part");
});

test("a narrow space before a French sign is drawn as a space, not as a box", async () => {
  const asked = {
    ...paper,
    blocks: [paragraph("Une question\u202f? «\u202fOui\u202f»\u00a0: dix.")],
  };
  const { text } = await openPdf(await renderPaper(asked));
  expect(text.replaceAll("\u00a0", " ")).toContain("Une question ? « Oui » : dix.");
});

test("what no font of ours has is drawn as the nearest letter or a question mark, never as a box", async () => {
  const asked = {
    ...paper,
    address: ["Ţepeş Ĕva", "Иван", "ſtrasse ŉ Ŀ"],
    blocks: [paragraph("Chute à 北京 🏔, rue\u202edu\u00ad Lac\u0007 ‑ “ici” – là… Nguyễn")],
  };
  const { text } = await openPdf(await renderPaper(asked));
  expect(text).toContain("Țepeş Eva");
  expect(text).toContain("????");
  expect(text).toContain("Chute à ?? ?, ruedu Lac - “ici” – là… Nguyen");
});

test("a paper with lines of any length, and a table of any height, is drawn over as many pages as it needs", async () => {
  const word = "W".repeat(500);
  const lines = Array.from({ length: 120 }, (_, place) => `Ligne ${place}`).join("\n");
  const asked: Paper = {
    ...paper,
    subtitle: word,
    references: [["Lieu", lines]],
    blocks: [
      facts(["Description", lines], ["Mot", word]),
      table({ label: "T", columns: [{ title: word.slice(0, 80) }], rows: [[lines], [word]] }),
      list(lines),
    ],
  };
  const { text, texts, pages } = await openPdf(await renderPaper(asked));
  expect(text.match(/Ligne 119/g)).toHaveLength(4);
  expect(texts.every((page, place) => page.includes(`Page ${place + 1} sur ${pages}`))).toBe(true);
});

test("a word without an end is broken into lines without setting each of its beginnings", async () => {
  const set = fonts.regular.layout.bind(fonts.regular);
  let letters = 0;
  fonts.regular.layout = (text, ...more) => {
    letters += text.length;
    return set(text, ...more);
  };
  onTestFinished(() => void (fonts.regular.layout = set));
  const word = Array.from({ length: 2000 }, (_, place) => "abcdefg"[place % 7]).join("");
  const { text } = await openPdf(await renderPaper({ ...paper, blocks: [paragraph(word)] }));
  expect(text.replaceAll(" ", "")).toContain(word);
  expect(letters).toBeLessThan(40 * word.length);
});

const bill = {
  iban: "CH2631999456001101017",
  creditor: {
    name: "Cervin Santé SA",
    street: "Avenue du Mont-Blanc",
    number: "12",
    zip: "1003",
    city: "Lausanne",
    country: "CH",
  },
  amount: 412_35,
  reference: referenceOf("4218730000001"),
  message: "Facture",
};
const longest = {
  name: "Ž".repeat(120),
  street: "Chemin-des-Longues-Rues-".repeat(5),
  number: "12345678901234567890",
  zip: "ABCDEFGHIJKLMNOPQRS",
  city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  country: "FR",
};

test("I09 a slip whose payer has longer lines than its fields is drawn with shorter ones", async () => {
  const bytes = await renderPaper({ ...paper, bill: { ...bill, debtor: longest } });
  const [code = ""] = await codesOn(bytes);
  expect(code.split(/\r?\n/).slice(21, 26)).toEqual([
    "Ž".repeat(70),
    "Chemin-des-Longues-Rues-".repeat(5).slice(0, 70),
    "1234567890123456",
    "ABCDEFGHIJKLMNOP",
    "Saint-Remy-en-Bouzemont-Saint-Genes",
  ]);
});

test("I09 a slip on a page of its own bears the number of that page, above the payment part", async () => {
  const { texts, pages } = await openPdf(await renderPaper({ ...paper, bill }));
  expect(texts.every((page, place) => page.includes(`Page ${place + 1} sur ${pages}`))).toBe(true);
});

test("I09 at any length a paper says where its slip is, and the slip's page bears its number and what it pays", async () => {
  const said = slipNote({ below: "La QR-facture ci-dessous", overleaf: "La page suivante" });
  const box = highlight({ tone: "info", facts: [["Montant", "CHF 412.35"]], word: "À payer" });
  const seen = new Set<string>();
  for (let count = 1; count <= 35; count += 2) {
    const rows = Array.from({ length: count }, () => ["Ligne"]);
    const lines = table({ label: "Lignes", columns: [{ title: "Poste" }], rows });
    const drawn = { ...paper, bill, blocks: [box, lines, said] };
    const { texts, pages } = await openPdf(await renderPaper(drawn));
    const slip = texts.findIndex((text) => text.includes("Récépissé"));
    const below = texts.findIndex((text) => text.includes("ci-dessous"));
    const overleaf = texts.findIndex((text) => text.includes("page suivante"));
    seen.add(`${pages} ${below >= 0 ? "below" : "overleaf"}`);
    expect(below >= 0 ? below : overleaf + 1, `${count} rows`).toBe(slip);
    expect(below >= 0 && overleaf >= 0).toBe(false);
    expect(slip).toBe(pages - 1);
    const numbered = texts.map((text, place) => text.includes(`Page ${place + 1} sur ${pages}`));
    expect(numbered, `${count} rows`).toEqual(texts.map(() => true));
    const named = /Décompte d’été · Numéro 4218730.*CHF 412\.35/.test(texts[slip] ?? "");
    expect(below >= 0 || named, `${count} rows`).toBe(true);
  }
  expect(seen).toEqual(new Set(["1 below", "2 overleaf", "2 below", "3 overleaf"]));
});

test("a paper that runs over to a second page by little is set closer; one of two pages stays roomy", async () => {
  const words =
    "Une phrase qui remplit un peu plus d’une ligne de la page, pour voir ce qui suit. ";
  const sizeAt = async (count: number) => {
    const blocks = Array.from({ length: count }, () => paragraph(words + words));
    const { pages, places } = await openPdf(await renderPaper({ ...paper, blocks }));
    return [pages, places.find(({ text }) => text.includes("Une phrase"))?.size];
  };
  expect(await sizeAt(4)).toEqual([1, 10]);
  expect(await sizeAt(15)).toEqual([1, 9.5]);
  expect(await sizeAt(30)).toEqual([2, 10]);
});

test("amounts of a column end at one edge, also those that explain a row, and the head stands with its first row", async () => {
  const lines = table({
    label: "Montants",
    columns: [
      { title: "Poste", width: 2 },
      { title: "Votre part", align: "end" },
    ],
    rows: [
      ["Cabinet", "1'161.95"],
      { explains: ["dont franchise", "61.90"] },
      ["Pharmacie", "7.05"],
    ],
    total: ["Total", "1'169.00"],
  });
  const { places } = await openPdf(await renderPaper({ ...paper, blocks: [lines] }));
  const edges = ["Votre part", "1'161.95", "61.90", "7.05", "1'169.00"].map(
    (words) => places.find(({ text }) => text === words)?.right ?? 0,
  );
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
  expect(edges[0]).toBeGreaterThan(500);
});

test("a box and meters are heard as names with values, their colours and bars are ornaments", async () => {
  const blocks = [
    highlight({
      tone: "bad",
      isSolid: true,
      icon: "alert",
      word: "Poursuite",
      facts: [["Montant", "CHF 12.00"]],
    }),
    meters("2026", {
      name: "Franchise",
      value: "161.95 sur 300.00",
      share: 0.54,
      note: "Il reste 138.05",
    }),
  ];
  const { text, roles } = await openPdf(await renderPaper({ ...paper, blocks }));
  expect(text).toMatch(
    /Poursuite.*Montant.*CHF 12\.00.*Franchise.*161\.95 sur 300\.00.*Il reste 138\.05/,
  );
  expect(new Set(roles)).toEqual(new Set("Root Document P H1 Table TR TH TD".split(" ")));
});

test("an address of the longest lines ends above the date, in the window", async () => {
  const address = ["Madame", "W".repeat(80), "c".repeat(40), `${"m".repeat(40)} ${"1".repeat(20)}`];
  address.push("p".repeat(40), `${"9".repeat(10)} ${"W".repeat(40)}`, "Papouasie-Nouvelle-Guinée");
  const { places } = await openPdf(await renderPaper({ ...paper, address }));
  const country = places.find(({ text }) => text.includes("Papouasie"));
  const date = places.find(({ text }) => text.includes("juillet 2026"));
  expect(country?.y ?? 0).toBeGreaterThan((date?.y ?? 0) + 10);
});

test("what a process drew before changes no letter of what it draws later", async () => {
  const about = (value: string) => ({ ...paper, blocks: [facts(["Lieu", value])] });
  const bytes = await drawnElsewhere(about("Lausanne; Genève"), about("Lausanne, Genève"));
  const { text } = await openPdf(bytes);
  expect(text).toContain("Lausanne, Genève");
});

test("its fonts are within it, and no more of them than the letters it uses", async () => {
  const bytes = await renderPaper(paper);
  const source = bytes.toString("latin1");
  const names = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+Figtree-/);
  expect(source.match(/\/FontFile2/g)).toHaveLength(2);
  expect(bytes.length).toBeLessThan(60_000);
});

test("after the warm-up the first paper, with its slip, loads no module and opens no font", async () => {
  const first = { ...paper, bill };
  const script = `import fs from "node:fs";
    import { registerHooks, syncBuiltinESMExports } from "node:module";
    import { warmUpPapers } from ${JSON.stringify(import.meta.resolve("./warm-up.ts"))};
    import { renderPaper } from ${JSON.stringify(import.meta.resolve("./render.ts"))};
    await warmUpPapers();
    const late = (what) => { throw new Error("too late for " + what); };
    registerHooks({ load: late });
    fs.readFileSync = late;
    syncBuiltinESMExports();
    console.log((await renderPaper(${JSON.stringify(first)})).toString("base64"));`;
  const { pages } = await openPdf(await printedBy(script));
  expect(pages).toBe(4);
});

test("the same paper is the same bytes, also in another process", async () => {
  const here = await renderPaper(paper);
  expect((await renderPaper(paper)).equals(here)).toBe(true);
  expect((await drawnElsewhere(paper)).equals(here)).toBe(true);
});

/** The last of several papers, drawn one after the other in a new process. */
async function drawnElsewhere(...papers: Paper[]): Promise<Buffer> {
  const script = `import { renderPaper } from ${JSON.stringify(import.meta.resolve("./render.ts"))};
    let bytes;
    for (const paper of ${JSON.stringify(papers)}) bytes = await renderPaper(paper);
    console.log(bytes.toString("base64"));`;
  return printedBy(script);
}

async function printedBy(script: string): Promise<Buffer> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
  return Buffer.from(stdout, "base64");
}
