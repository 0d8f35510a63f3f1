import { beforeAll, describe, expect, test } from "vitest";
import { as, cents, seedPeople } from "../../../test/samples/demonstration.ts";
import { openPdf } from "../../../test/pdf.ts";
import { callsAs, clock, db } from "../../../test/portal.ts";

const today = "2026-11-16";
const LIST = `query List($from: Int!, $to: Int!) { taxCertificates(from: $from, to: $to) {
  year billed paidByUs own insured { insuredNumber firstname } } }`;
const STATEMENTS = `query S($from: Date!, $to: Date!) { reimbursements(from: $from, to: $to) {
  date insured { insuredNumber } statements { totalAmount paidByUs } } }`;
const people = { camille: 4218730, luca: 4218731, noe: 4218732, mia: 4218733 };
const pathOf = (year: number | string, name: string) => `/v1/tax-certificates/${year}/${name}`;

beforeAll(async () => {
  await seedPeople(today);
  clock.set(today);
});

interface Certificate {
  year: number;
  billed: number;
  paidByUs: number;
  own: number;
  insured: { insuredNumber: number };
}
async function listed(login: string, year = 2025): Promise<Certificate[]> {
  const { data } = await (await as(login)).graphql(LIST, { from: year, to: year });
  return data.taxCertificates;
}
const numbersIn = (certificates: readonly Certificate[]) =>
  certificates.map(({ insured }) => insured.insuredNumber);

const spreadsheetColumns = [
  "Décompte",
  "Date du décompte",
  "Fournisseur de prestations",
  "Soins",
  "Début du traitement",
  "Fin du traitement",
  "Facturé CHF",
  "Non couvert CHF",
  "Contribution aux frais de séjour CHF",
  "Franchise CHF",
  "Quote-part CHF",
  "Payé par l’assurance de base CHF",
  "Payé par les assurances complémentaires CHF",
  "À votre charge CHF",
];

describe("K01 the tax certificate", () => {
  test("K01 there is one for each person and year, and its sums are those of the statements to the rappen", async () => {
    for (const login of ["camille", "luca", "urs", "zbinden"]) {
      const who = await as(login);
      const period = { from: "2022-01-01", to: "2026-12-31" };
      const { reimbursements } = (await who.graphql(STATEMENTS, period)).data;
      const { data } = await who.graphql(LIST, { from: 2022, to: 2026 });
      expect(data.taxCertificates.length, login).toBeGreaterThan(3);
      for (const {
        year,
        insured,
        billed,
        paidByUs,
        own,
      } of data.taxCertificates as Certificate[]) {
        const lines = reimbursements
          .filter(
            (one: { date: string; insured: { insuredNumber: number } }) =>
              one.date.startsWith(String(year)) &&
              one.insured.insuredNumber === insured.insuredNumber,
          )
          .flatMap(({ statements }: { statements: unknown[] }) => statements);
        const sum = (part: string) =>
          lines.reduce(
            (all: number, line: Record<string, number>) => all + cents(line[part] ?? 0),
            0,
          );
        expect([cents(billed), cents(paidByUs)]).toEqual([sum("totalAmount"), sum("paidByUs")]);
        expect(cents(own)).toBe(cents(billed) - cents(paidByUs));
      }
    }
  });

  test("K01 as a PDF it tells all sums in the account's language, and is always the same bytes", async () => {
    const luca = await as("luca");
    const [certificate] = await listed("luca");
    const open = async () => {
      const answer = await luca.get(pathOf(2025, `${people.luca}.pdf`));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toContain(
        `attachment; filename="attestato-imposte-2025-${people.luca}.pdf"`,
      );
      return Buffer.from(await answer.arrayBuffer());
    };
    const bytes = await open();
    const { text, info } = await openPdf(bytes);
    expect(info).toMatchObject({ Title: "Attestato per le imposte 2025", Language: "it-CH" });
    expect(text).toContain("Luca Rochat");
    expect(text).toContain("31.12.2025");
    for (const amount of [certificate?.billed, certificate?.paidByUs, certificate?.own])
      expect(text).toContain(withApostrophes(amount ?? 0));
    expect(text, "whoever does not pay premiums reads of none").not.toContain("Premi pagati");
    clock.set("2026-12-24");
    expect((await open()).equals(bytes)).toBe(true);
    clock.set(today);
    const lines = await db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "download tax certificate pdf")
      .execute();
    expect(lines).toContainEqual({ subject: `2025 ${people.luca}` });
  });

  test("K01 as a table it has every bill, for a spreadsheet that computes nothing of it", async () => {
    await db
      .updateTable("statementLine")
      .set({ provider: '=HYPERLINK("http://x";"y")' })
      .where("insuredNumber", "=", people.noe)
      .execute();
    const answer = await (await as("camille")).get(pathOf(2025, `${people.noe}.csv`));
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 10).toString("utf8")).toBe("Décompte;");
    const [head = "", ...lines] = bytes.toString("utf8").split("\r\n");
    expect(head.split(";")).toEqual(spreadsheetColumns);
    const rows = lines.slice(0, -1);
    const unquoted = rows.map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, "text").split(";"));
    for (const cells of unquoted) expect(cells).toHaveLength(spreadsheetColumns.length);
    const certificate = (await listed("camille")).find(
      ({ insured }) => insured.insuredNumber === people.noe,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain(`;"'=HYPERLINK(""http://x"";""y"")";`);
    const own = rows.reduce((sum, row) => sum + cents(Number(row.split(";").at(-1))), 0);
    expect(own).toBe(cents(certificate?.own ?? 0));
  });

  test("K01 premiums that were paid in the year are told to the payer, for each person", async () => {
    const answer = await (await as("camille")).get(pathOf(2025, `${people.camille}.pdf`));
    const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
    const paid = await paidPremiums(people.camille);
    expect(paid).toBeGreaterThan(0);
    expect(text).toMatch(/Décompte\s+Date\s+Facturé\s+Payé par nous\s+À votre charge\s+\d/);
    expect(text).toContain("Primes payées");
    expect(text).toContain(`Total ${withApostrophes(paid / 100)}`);
  });
});

describe("who has which", () => {
  test("Camille has hers and her children's, and Luca his alone", async () => {
    expect(numbersIn(await listed("camille"))).toEqual([people.camille, people.noe, people.mia]);
    expect(numbersIn(await listed("luca"))).toEqual([people.luca]);
  });

  test("a person who has come of age by the end of the year has it alone, though parents read earlier statements", async () => {
    const { birthdate } = await db
      .selectFrom("insured")
      .select("birthdate")
      .where("insuredNumber", "=", 2500004)
      .executeTakeFirstOrThrow();
    const grownUp = Number(birthdate.slice(0, 4)) + 18;
    expect(numbersIn(await listed("zbinden", grownUp - 1))).toContain(2500004);
    expect(numbersIn(await listed("zbinden", grownUp))).not.toContain(2500004);
  });

  test("another's certificate, a wrong year and a wrong name are certificates that are not there", async () => {
    const camille = await as("camille");
    const missing = await camille.get(pathOf(2025, "1999999999.pdf"));
    const refusal = [missing.status, await missing.text()];
    expect(refusal[0]).toBe(404);
    for (const [year, name] of [
      [2025, `${people.luca}.pdf`],
      [2025, `${people.luca}.csv`],
      [2025, `${people.camille}.exe`],
      [2025, `${people.camille}`],
      [1990, `${people.camille}.pdf`],
      [2031, `${people.camille}.pdf`],
      ["20a5", `${people.camille}.pdf`],
    ] as const) {
      const answer = await camille.get(pathOf(year, name));
      expect([answer.status, await answer.text()], `${year} ${name}`).toEqual(refusal);
    }
    expect((await callsAs().get(pathOf(2025, `${people.camille}.pdf`))).status).toBe(401);
  });
});

function withApostrophes(francs: number): string {
  return francs.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, "'");
}

async function paidPremiums(insuredNumber: number) {
  const invoices = await db
    .selectFrom("invoice")
    .innerJoin("invoicePayment as payment", "payment.invoiceNo", "invoice.no")
    .select(["no", "lines", "paidOn"])
    .where("type", "=", "PREMIUM")
    .where("status", "=", "REGLEE")
    .orderBy("paidOn")
    .execute();
  const settled = new Map(invoices.map((invoice) => [invoice.no, invoice]));
  return [...settled.values()]
    .filter(({ paidOn }) => paidOn.startsWith("2025"))
    .flatMap(({ lines }) => lines as { kind: string; insuredNumber: number; amount: number }[])
    .filter((line) => line.insuredNumber === insuredNumber && line.kind !== "PROPERTY")
    .reduce((sum, { amount }) => sum + amount, 0);
}
