import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { companyIn } from "../papers/company.ts";
import { facts, heading, list, type Paper, paragraph, table } from "./paper.ts";
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

test("the same paper is the same bytes, also in another process", async () => {
  const here = await renderPaper(paper);
  expect((await renderPaper(paper)).equals(here)).toBe(true);
  expect((await drawnElsewhere(paper)).equals(here)).toBe(true);
});

/** The last of some papers, drawn one after the other by a process that has just begun. */
async function drawnElsewhere(...papers: Paper[]): Promise<Buffer> {
  const script = `import { renderPaper } from ${JSON.stringify(import.meta.resolve("./render.ts"))};
    let bytes;
    for (const paper of ${JSON.stringify(papers)}) bytes = await renderPaper(paper);
    console.log(bytes.toString("base64"));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
  return Buffer.from(stdout, "base64");
}
