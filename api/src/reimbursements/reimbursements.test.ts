import { sql as raw } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { as, cents, seedPeople } from "../../test/samples/demonstration.ts";
import { openPdf } from "../../test/pdf.ts";
import { db } from "../../test/portal.ts";

const today = "2026-11-16";
const LIST = `query List($from: Date!, $to: Date!) {
  reimbursements(from: $from, to: $to) {
    id statementNumber date paysOn status seen iddms insured { insuredNumber firstname lastname }
    statements { careProvider category treatmentBegin treatmentEnd tiers totalAmount notCovered
      hospitalContribution deductible coinsurance supplementaryPaid paidByUs paidToProvider toBePaidToYou owed }
    toBePaidToYou owed invoice { id date isPaid }
  }
}`;
const SEEN = "mutation Seen($id: ID!) { markReimbursementSeen(id: $id) }";
const PENDING = `query Pending { pendingBills {
  id status channel receivedOn dueOn expectedOn careProvider totalAmount insured { insuredNumber firstname }
} }`;
const COSTS = `query Costs($from: Int!, $to: Int!) { careCosts(from: $from, to: $to) {
  year paidByUs deductible coinsurance hospitalContribution notCovered
} }`;
const ever = { from: "2020-01-01", to: "2026-12-31" };
const in2026 = { from: "2026-01-01", to: "2026-12-31" };

beforeAll(() => seedPeople(today));

interface Line {
  deductible: number;
  coinsurance: number;
  treatmentBegin: string;
  totalAmount: number;
  paidByUs: number;
  paidToProvider: number;
  toBePaidToYou: number;
  owed: number;
  tiers: string;
}
interface Statement {
  id: string;
  statementNumber: string;
  date: string;
  status: string;
  seen: boolean;
  iddms: string;
  insured: { insuredNumber: number };
  statements: Line[];
  owed: number;
  invoice: { id: string; date: string; isPaid: boolean } | null;
}

async function statementsOf(login: string, period = ever): Promise<Statement[]> {
  const { data } = await (await as(login)).graphql(LIST, period);
  return data.reimbursements;
}
const peopleIn = (statements: readonly Statement[]) =>
  [...new Set(statements.map(({ insured }) => insured.insuredNumber))].toSorted(
    (one, other) => one - other,
  );

describe("K01 the list", () => {
  test("K01 statements of a year come newest first, each with its number, day, person and document", async () => {
    const statements = await statementsOf("camille", in2026);
    expect(statements.length).toBeGreaterThan(8);
    const days = statements.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const one of statements) {
      expect(one.statementNumber).toMatch(/^2026-42187\d\d-\d{3}$/);
      expect(one.iddms).toMatch(/^[0-9A-F]{20}$/);
    }
    expect(new Set(statements.map(({ seen }) => seen))).toEqual(new Set([true, false]));
  });

  test("K01 the heavy account reads one year of its 1,500 statements, and Sofia has none", async () => {
    const all = await statementsOf("zbinden");
    const year = await statementsOf("zbinden", { from: "2025-01-01", to: "2025-12-31" });
    expect(all.length).toBeGreaterThan(1_300);
    expect(year.length).toBeGreaterThan(200);
    expect(year.length).toBeLessThan(all.length / 4);
    expect(await statementsOf("sofia")).toEqual([]);
  });

  test("what is no period is refused at its field", async () => {
    const camille = await as("camille");
    const { errors } = await camille.graphql(LIST, { from: in2026.to, to: in2026.from });
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: { to: "period.backwards" },
    });
  });
});

describe("who reads what", () => {
  test("Camille reads her own statements and her children's, and none of Luca's; he reads his own alone", async () => {
    expect(peopleIn(await statementsOf("camille"))).toEqual([4218730, 4218732, 4218733]);
    expect(peopleIn(await statementsOf("luca"))).toEqual([4218731]);
  });

  test("parents keep what they read of a child who has come of age since, and get nothing new", async () => {
    const anna = (await statementsOf("zbinden")).filter(
      ({ insured }) => insured.insuredNumber === 2500004,
    );
    expect(anna.length).toBeGreaterThan(20);
    const { birthdate } = await db
      .selectFrom("insured")
      .select("birthdate")
      .where("insuredNumber", "=", 2500004)
      .executeTakeFirstOrThrow();
    const ofAge = `${Number(birthdate.slice(0, 4)) + 18}${birthdate.slice(4)}`;
    for (const { date } of anna) expect(date < ofAge).toBe(true);
  });

  test("nor does she see what Luca's years cost, or his bills on their way", async () => {
    const lucas = (await (await as("luca")).graphql(PENDING)).data.pendingBills;
    const camilles = (await (await as("camille")).graphql(PENDING)).data.pendingBills;
    expect(lucas.length).toBeGreaterThan(0);
    expect(JSON.stringify(camilles)).not.toContain("Luca");
  });
});

test("K01 the picture of costs is the sum of the statements to the rappen, part by part and year by year", async () => {
  const parts = ["paidByUs", "deductible", "coinsurance", "hospitalContribution", "notCovered"];
  for (const login of ["camille", "luca", "urs", "zbinden"]) {
    const { data } = await (await as(login)).graphql(COSTS, { from: 2021, to: 2026 });
    const lines = (await statementsOf(login)).flatMap(({ statements }) => statements);
    expect(data.careCosts.length, login).toBeGreaterThan(3);
    for (const costs of data.careCosts) {
      const ofYear = lines.filter(({ treatmentBegin }) =>
        treatmentBegin.startsWith(String(costs.year)),
      );
      const sum = (part: string) =>
        ofYear.reduce((all, line) => all + cents({ ...line }[part as keyof Line] as number), 0);
      for (const part of parts) expect(cents(costs[part]), `${login} ${part}`).toBe(sum(part));
      const borne = parts.reduce((all, part) => all + cents(costs[part]), 0);
      expect(borne, `${login} ${costs.year}`).toBe(sum("totalAmount"));
    }
  }
});

describe("K02 a statement", () => {
  test("K02 says for each bill who was paid and what stays with the person, and its parts add up", async () => {
    const lines = (await statementsOf("urs")).flatMap(({ statements }) => statements);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      const { totalAmount, paidByUs, paidToProvider, toBePaidToYou, owed, tiers } = line;
      const isPaidBack = tiers === "GARANT";
      expect(cents(paidToProvider)).toBe(isPaidBack ? 0 : cents(totalAmount));
      expect(cents(toBePaidToYou)).toBe(isPaidBack ? cents(paidByUs) : 0);
      expect(cents(owed)).toBe(isPaidBack ? 0 : cents(totalAmount) - cents(paidByUs));
    }
  });

  test("K02 what is owed of it is to come, on an invoice or paid, and says which", async () => {
    const all = await statementsOf("camille");
    const standing = new Map<string, string>();
    for (const one of all.filter(({ owed }) => owed > 0)) {
      const invoices = await db
        .selectFrom("invoice")
        .select(["no", "invoiceDate", "status"])
        .where(raw<boolean>`statement_numbers ? ${one.statementNumber}`)
        .execute();
      expect(invoices.map(({ no }) => no).includes(one.invoice?.id ?? "")).toBe(
        invoices.length > 0,
      );
      expect(one.invoice?.isPaid ?? true).toBe(invoices.every(({ status }) => status === "REGLEE"));
      if (one.status === "INVOICED" || one.status === "SHARE_PAID")
        standing.set(one.status, one.statementNumber);
    }
    expect(standing.get("SHARE_PAID")).toBeDefined();
    const number = standing.get("SHARE_PAID") ?? "";
    const statusOf = async () =>
      (await statementsOf("camille")).find(({ statementNumber }) => statementNumber === number);
    await db
      .updateTable("invoice")
      .set({ status: "ENCOURS" })
      .where(raw<boolean>`statement_numbers ? ${number}`)
      .execute();
    expect(await statusOf()).toMatchObject({ status: "INVOICED", invoice: { isPaid: false } });
    await db
      .updateTable("invoice")
      .set({ statementNumbers: "[]" })
      .where(raw<boolean>`statement_numbers ? ${number}`)
      .execute();
    expect(await statusOf()).toMatchObject({ status: "TO_BE_INVOICED", invoice: null });
    // Luca's shares are on Camille's invoices, which he may not read.
    for (const { invoice } of await statementsOf("luca")) expect(invoice).toBeNull();
  });

  test("the meters of the homepage are the sum of the statements, whose treatments decide about the year", async () => {
    const luca = await as("luca");
    const { data } = await luca.graphql(
      "query Meters { insureds { contribution { deductible { paid } coinsurance { paid } } } }",
    );
    const lines = (await statementsOf("luca"))
      .flatMap(({ statements }) => statements)
      .filter(({ treatmentBegin }) => treatmentBegin.startsWith("2026"));
    const sum = (part: "deductible" | "coinsurance") =>
      lines.reduce((total, line) => total + cents(line[part]), 0);
    expect(data.insureds[0].contribution).toEqual({
      deductible: { paid: sum("deductible") / 100 },
      coinsurance: { paid: sum("coinsurance") / 100 },
    });
    expect([sum("deductible"), sum("coinsurance")]).toEqual([300_00, 412_35]);
  });

  test("K02 is seen once it was opened, by this account alone, and opening it again changes nothing", async () => {
    const urs = await as("urs");
    const unseen = (await statementsOf("urs")).find(({ seen }) => !seen);
    const id = unseen?.id ?? "";
    for (let count = 0; count < 2; count++)
      expect((await urs.graphql(SEEN, { id })).data.markReimbursementSeen).toBe(id);
    expect((await statementsOf("urs")).find((one) => one.id === id)?.seen).toBe(true);
    const { seenBy } = await db
      .selectFrom("statement")
      .select("seenBy")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(seenBy).toHaveLength(1);
  });

  test("another account's statement is one that is not there, also a husband's", async () => {
    const [lucas] = await statementsOf("luca");
    const camille = await as("camille");
    for (const id of [lucas?.id, crypto.randomUUID(), "1"]) {
      const { errors } = await camille.graphql(SEEN, { id });
      expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
    }
  });

  test("K03 is a PDF named after its number and day, with every line explained, among the documents", async () => {
    const luca = await as("luca");
    const [statement] = await statementsOf("luca", in2026);
    const iddms = statement?.iddms ?? "";
    const answer = await luca.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    expect(answer.status).toBe(200);
    const { statementNumber, date } = statement ?? {};
    expect(answer.headers.get("content-disposition")).toContain(`${statementNumber}-${date}.pdf`);
    const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain(statementNumber);
    expect(text).toContain("Conteggio delle prestazioni");
    const camille = await as("camille");
    expect((await camille.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`)).status).toBe(404);
    const listed = await luca.graphql(
      `query D { documents(from: "2026-01-01", to: "2026-12-31", types: [STATEMENT]) { iddms type } }`,
    );
    expect(listed.data.documents).toContainEqual({ iddms, type: "STATEMENT" });
  });
});

test("bills on their way say where they stand and when the money can be there, on working days", async () => {
  const { data } = await (await as("camille")).graphql(PENDING);
  expect(data.pendingBills).toContainEqual(
    expect.objectContaining({ channel: "CUSTOMER", status: "RECEIVED", careProvider: null }),
  );
  for (const { dueOn, expectedOn } of data.pendingBills) {
    expect(dueOn > today).toBe(true);
    if (!expectedOn) continue;
    expect(expectedOn > dueOn).toBe(true);
    expect([0, 6]).not.toContain(new Date(expectedOn).getUTCDay());
  }
});
