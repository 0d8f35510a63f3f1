import { Ajv } from "ajv";
import { beforeAll, expect, test } from "vitest";
import schema from "../../../test/fhir-r4.schema.json" with { type: "json" };
import { aCustomer, callsAs, clock, type Customer, db } from "../../../test/portal.ts";
import { cover } from "../../../test/samples/covered.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));

const isBundle = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true }).compile(schema);
const exported = (who: Pick<Customer, "post">) => who.post("/v1/my-data/fhir");

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into resources of every type
type Any = any;
interface Bundle {
  resourceType: string;
  type: string;
  entry?: { fullUrl: string; resource: Any }[];
}

/** The bundle, held to the schema of FHIR R4, to references that lead to an entry, and to required fields. */
async function bundleOf(who: Customer): Promise<{ bundle: Bundle; text: string }> {
  const answer = await exported(who);
  expect(answer.headers.get("content-type")).toBe("application/fhir+json");
  const text = await answer.text();
  const bundle: Bundle = JSON.parse(text);
  isBundle(bundle);
  expect(isBundle.errors).toBeNull();
  const entries = bundle.entry ?? [];
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  expect(urls.size, "each entry once").toBe(entries.length);
  for (const [, url] of text.matchAll(/"reference":"([^"]+)"/g)) expect(urls).toContain(url);
  // The primitive fields that R4 requires, which its JSON schema cannot ask for.
  const required: Record<string, string[]> = {
    Coverage: ["status"],
    ExplanationOfBenefit: ["status", "use", "created", "outcome"],
    Patient: [],
    Organization: ["name"],
  };
  for (const { fullUrl, resource } of entries) {
    expect(fullUrl).toBe(`urn:uuid:${resource.id}`);
    for (const field of required[resource.resourceType] ?? ["no such type"])
      expect(resource[field], `${resource.resourceType}.${field}`).toBeTruthy();
  }
  return { bundle, text };
}
const ofType = ({ entry = [] }: Bundle, type: string): Any[] =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

const CARD = "80756015090002647590";

test("V81 V82 insurance and statements come as a bundle of FHIR R4, with Swiss identifiers and the sums of the rows", async () => {
  const anna = await aCustomer({ firstname: "Anna", birthdate: "1980-02-29" });
  const { insuredNumber } = anna;
  await cover(anna);
  await db.insertInto("ahvNumber").values({ insuredNumber, ahvNumber: "7569217076985" }).execute();
  const card = { insuredNumber, insurerCode: "9101", issuedOn: "2025-01-01" };
  await db
    .insertInto("insuranceCard")
    .values({ ...card, cardNumber: CARD, validUntil: "2030-12-31" })
    .execute();
  const { bundle } = await bundleOf(anna);
  expect([bundle.resourceType, bundle.type]).toEqual(["Bundle", "collection"]);
  const [patient] = ofType(bundle, "Patient");
  expect(patient).toMatchObject({
    name: [{ family: "Rossi", given: ["Anna"] }],
    birthDate: "1980-02-29",
    gender: "female",
    identifier: [
      { system: expect.stringMatching(/^http.*insured-person$/), value: String(insuredNumber) },
      { system: "urn:oid:2.16.756.5.32", value: "7569217076985" },
    ],
    address: [{ line: ["Tannenhalde 7"], postalCode: "3011", city: "Bern", country: "CH" }],
  });
  const coverages = ofType(bundle, "Coverage");
  expect(new Set(coverages.map(({ type }) => type.coding[0].code))).toEqual(
    new Set(["KVG", "VVG"]),
  );
  const basic = coverages.find(({ type }) => type.coding[0].code === "KVG");
  expect(basic).toMatchObject({
    status: "active",
    period: { start: "2020-01-01" },
    identifier: [{}, { system: "urn:oid:2.16.756.5.30.1.123.100.1.1.1", value: CARD }],
    costToBeneficiary: [{ valueMoney: { value: 300, currency: "CHF" } }],
  });
  expect(basic.period, "without an end").not.toHaveProperty("end");

  const lines = await db
    .selectFrom("statementLine")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  const benefits = ofType(bundle, "ExplanationOfBenefit");
  expect(benefits).toHaveLength(lines.length);
  for (const { item, total, insurance } of benefits) {
    expect(insurance[0].coverage.reference).toBe(`urn:uuid:${basic.id}`);
    expect(total).toEqual(item[0].adjudication);
    const sums = Object.fromEntries(
      total.map(({ category, amount }: Any) => [category.coding[0].code, amount.value * 100]),
    );
    const parts = ["not-covered", "hospital-contribution", "deductible", "copay", "benefit"];
    const sum = parts.reduce((all, part) => all + Math.round(sums[part]), 0);
    expect(sum, "the parts are the bill").toBe(Math.round(sums.submitted));
  }
  const billed = benefits.map(({ total }) => total[0].amount.value);
  expect(new Set(billed)).toEqual(new Set(lines.map((line) => line.billed / 100)));
});

test("V83 nothing of a stranger is in it, nor another adult's statements and card of the past", async () => {
  const [owner, spouse, stranger] = [await aCustomer(), await aCustomer(), await aCustomer()];
  for (const one of [owner, spouse, stranger]) await cover(one);
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  const { bundle, text } = await bundleOf(owner);
  expect(ofType(bundle, "Patient")).toHaveLength(2);
  expect(text).not.toContain(`2026-${spouse.insuredNumber}`);
  expect(text).toContain(`2026-${owner.insuredNumber}`);
  expect(text).not.toContain(String(stranger.insuredNumber));
});

test("V83 a person who is shown for information is left out, and an account without people gets no entry", async () => {
  const anna = await aCustomer();
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect((await bundleOf(anna)).bundle.entry).toBeUndefined();
});

test("V82 bills of free care, of hospitals and taken back, after the contract's end too, are valid", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  await cover(anna);
  const [first] = await db
    .selectFrom("statementLine")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  if (!first) throw new Error("no statement");
  const { id } = await db
    .insertInto("statement")
    .values({
      insuredNumber,
      isPrivate: true,
      statementNumber: `2026-${insuredNumber}-002`,
      date: "2026-02-28",
      paysOn: "2026-03-02",
      payment: "PAID",
      paidOn: "2026-03-02",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { ...first, statementId: id };
  await db
    .insertInto("statementLine")
    .values([
      {
        ...line,
        position: 0,
        category: "HOSPITAL",
        treatmentBegin: "2019-12-31",
        treatmentEnd: "2020-01-01",
        tiers: "PAYANT",
      },
      {
        ...line,
        position: 1,
        billed: -first.billed,
        notCovered: -first.notCovered,
        supplementaryPaid: -first.supplementaryPaid,
        hospitalContribution: -first.hospitalContribution,
        deductible: -first.deductible,
        coinsurance: -first.coinsurance,
        basicPaid: -first.basicPaid,
        correction: "REVERSAL",
        correctsStatement: first.statementId,
        correctsPosition: first.position,
      },
    ])
    .execute();
  const { bundle } = await bundleOf(anna);
  const benefits = ofType(bundle, "ExplanationOfBenefit");
  const taken = benefits.find(({ related }) => related);
  const earlier = benefits.find(({ id: one }) => taken.related[0].reference.value.endsWith(one));
  expect(taken.total[0].amount.value).toBe(-earlier.total[0].amount.value);
  expect(benefits.map(({ type }) => type.coding[0].code)).toContain("institutional");
});

test("V84 it is an export: one at a time with the archive, each audited, and over when it is given up", async () => {
  const anna = await aCustomer();
  const first = await exported(anna);
  const archive = await anna.post("/v1/my-data/export");
  expect([archive.status, archive.headers.get("retry-after")]).toEqual([409, "10"]);
  await first.body?.cancel();
  await expect.poll(async () => (await exported(anna)).status).toBe(200);
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "export my data as FHIR")
    .execute();
  expect(lines).toHaveLength(2);
  expect((await exported(callsAs())).status).toBe(401);
  expect((await exported(await aCustomer({ role: "OPERATOR" }))).status).toBe(403);
});

test("V84 nine people with five years of bills are written in portions", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const person = { insuredNumber: anna.insuredNumber, isPrivate: true };
  const [sample] = await db
    .selectFrom("statementLine")
    .selectAll()
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  if (!sample) throw new Error("no statement");
  const statements = await db
    .insertInto("statement")
    .values(
      Array.from({ length: 450 }, (_, place) => ({
        ...person,
        statementNumber: `2025-${anna.insuredNumber}-${place}`,
        date: "2025-05-05",
      })),
    )
    .returning("id")
    .execute();
  await db
    .insertInto("statementLine")
    .values(statements.map(({ id }) => ({ ...sample, statementId: id })))
    .execute();
  const { bundle } = await bundleOf(anna);
  expect(ofType(bundle, "ExplanationOfBenefit").length).toBeGreaterThan(450);
});
