import { beforeAll, expect, test } from "vitest";
import {
  asksForCertificate,
  hasCertificate,
  OFFERS,
  textOf,
} from "../../test/samples/certificates.ts";
import { as, cents, seedPeople } from "../../test/samples/demonstration.ts";
import { clock, type Customer, db } from "../../test/portal.ts";

const today = "2026-11-16";
const people = { camille: 4218730, luca: 4218731, noe: 4218732 };

beforeAll(async () => {
  await seedPeople(today);
  clock.set(today);
});

const francs = (rappen: number) => (rappen / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, "'");

/** The sums of the rows that the insurer keeps of a person and a year. */
async function rowsOf(insuredNumber: number, year: number) {
  const lines = await db
    .selectFrom("statement")
    .innerJoin("statementLine as line", "line.statementId", "statement.id")
    .selectAll("line")
    .where("statement.insuredNumber", "=", insuredNumber)
    .where("statement.date", ">=", `${year}-01-01`)
    .where("statement.date", "<=", `${year}-12-31`)
    .execute();
  const sum = (amount: (line: (typeof lines)[number]) => number) =>
    francs(lines.reduce((all, line) => all + amount(line), 0));
  return {
    billed: sum((line) => line.billed),
    deductible: sum((line) => line.deductible),
    coinsurance: sum((line) => line.coinsurance),
    notCovered: sum((line) => line.notCovered),
    own: sum((line) => line.billed - line.basicPaid - line.supplementaryPaid),
  };
}

const account = async (login: string) => (await as(login)) as unknown as Customer;
const wish = (insuredNumber: number, year = 2025) => ({ kind: "TAX", insuredNumber, year });

test("V52 a past year's certificate has the sums of the statements' rows, to the rappen", async () => {
  for (const [login, number] of [
    ["camille", people.camille],
    ["camille", people.noe],
    ["luca", people.luca],
  ] as const) {
    const who = await account(login);
    const issued = await hasCertificate(who, wish(number));
    expect(issued).toMatchObject({ from: "2025-01-01", to: "2025-12-31", validUntil: null });
    const text = await textOf(who, issued);
    const rows = await rowsOf(number, 2025);
    for (const line of [
      `Montant facturé ${rows.billed}`,
      `À votre charge : franchise ${rows.deductible}`,
      `À votre charge : quote-part ${rows.coinsurance}`,
      `À votre charge : non couvert ${rows.notCovered}`,
      `Total à votre charge ${rows.own}`,
    ])
      expect(text, `${login} ${number}`).toContain(line);
  }
});

test("V52 its sums are those of the certificate that the page of the reimbursements offers", async () => {
  const camille = await account("camille");
  const { data } = await camille.graphql(
    `query L { taxCertificates(from: 2024, to: 2024) { own insured { insuredNumber } } }`,
  );
  const text = await textOf(camille, await hasCertificate(camille, wish(people.camille, 2024)));
  const listed = data.taxCertificates.find(
    (one: { insured: { insuredNumber: number } }) => one.insured.insuredNumber === people.camille,
  );
  expect(text).toContain(`Total à votre charge ${francs(cents(listed.own))}`);
});

test("V52 only past years with something to certify are offered, and this year is refused", async () => {
  const camille = await account("camille");
  const { data } = await camille.graphql(OFFERS);
  const offers = data.certificateOffers as {
    kind: string;
    insuredNumber: number;
    years: number[];
    obstacle: string | null;
  }[];
  const of = (insuredNumber: number) =>
    offers.find((one) => one.kind === "TAX" && one.insuredNumber === insuredNumber);
  expect(of(people.camille)?.years.toSorted().at(-1)).toBe(2025);
  expect(of(people.luca)).toMatchObject({ obstacle: "OF_AGE", years: [] });
  for (const year of [2026, 2031, 1999]) {
    const { errors } = await asksForCertificate(camille, wish(people.camille, year));
    expect(errors?.[0]?.extensions, String(year)).toEqual({
      code: "INVALID",
      fields: { year: "invalid" },
    });
  }
});

test("V52 on 1 January the year that is over can be certified, though nothing of the new one can", async () => {
  clock.set("2027-01-01");
  const camille = await account("camille");
  const issued = await hasCertificate(camille, wish(people.camille, 2026));
  expect(await textOf(camille, issued)).toContain("Attestation pour les impôts 2026");
  const { errors } = await asksForCertificate(camille, {
    kind: "CONTRIBUTIONS",
    insuredNumber: people.camille,
    from: "2027-01-01",
    to: "2027-01-01",
  });
  expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "NOTHING_PAID" });
  clock.set(today);
});

test("V61 a person who is insured nowhere is refused each kind with its reason, and every refusal is offered as such", async () => {
  for (const login of ["camille", "oliver", "urs", "sofia", "zbinden", "hannah"]) {
    const who = await account(login);
    const { data } = await who.graphql(OFFERS);
    for (const { kind, insuredNumber, obstacle } of data.certificateOffers) {
      if (obstacle === null) continue;
      const { errors } = await asksForCertificate(who, {
        kind,
        insuredNumber,
        ...(kind === "TAX" && { year: 2025 }),
        ...(kind === "CONTRIBUTIONS" && { from: "2026-01-01", to: "2026-02-01" }),
      });
      expect(errors?.[0]?.extensions, `${login} ${kind}`).toEqual({
        code: "CONFLICT",
        reason: obstacle,
      });
    }
  }
});
