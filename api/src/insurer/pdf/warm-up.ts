import { languages } from "@portal/model/portal/languages.ts";
import { facts, heading, highlight, list, meters, type Paper, paragraph, table } from "./paper.ts";
import { renderPaper } from "./render.ts";

/**
 * Draws a sample of every block and a slip in each language. Opening the fonts takes longer than a request may wait
 * under load, so a process does it before it listens.
 */
export async function warmUpPapers(): Promise<void> {
  for (const language of languages) await renderPaper({ ...sample, language });
}

const party = { name: "A", street: "B", number: "1", zip: "1000", city: "C", country: "CH" };
const sample: Omit<Paper, "language"> = {
  title: "Abc",
  company: { name: "Abc", phone: "1" },
  date: "2026-01-01",
  address: ["Abc", "Def 1"],
  references: [["Abc", "1"]],
  blocks: [
    highlight({ tone: "info", facts: [["Abc", "1.00"]], word: "Abc", icon: "bell" }),
    heading("Abc"),
    paragraph("Abc"),
    facts(["Abc", "1.00"]),
    list("Abc"),
    meters("Abc", { name: "Abc", value: "1.00", share: 1, note: "Abc" }),
    table({
      label: "Abc",
      columns: [{ title: "Abc" }, { title: "1", align: "end" }],
      rows: [["a", "1"]],
    }),
  ],
  bill: {
    iban: "CH4431999123000889012",
    creditor: party,
    debtor: party,
    amount: 1_00,
    reference: "210000000003139471430009017",
    message: "Abc",
  },
};
