import { brand } from "@portal/brand/brand.ts";
import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Context } from "../../core/context.ts";
import { condition } from "../../core/db/condition.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { sql } from "../../core/db/sql.ts";
import { careWords } from "../../insurer/care-words.ts";
import { type InsuredPeople, patientId, payorId } from "./insured-people.ts";
import { chf, hl7, idOf, ownIdentifier, referenceTo, type Resource } from "./resources.ts";

const LINES_AT_ONCE = 200;

interface Place {
  date: string;
  id: string;
  position: number;
}

const nextLines = prepare((after: Place) =>
  sql
    .selectFrom("statementLine as l")
    .innerJoin("statement as s", "s.id", "l.statementId")
    .select(["s.id", "s.statementNumber", "s.date", "s.paidOn", "l.position", "l.insuredNumber"])
    .select(["l.provider", "l.category", "l.treatmentBegin", "l.treatmentEnd", "l.tiers"])
    .select(["l.billed", "l.notCovered", "l.supplementaryPaid", "l.hospitalContribution"])
    .select(["l.deductible", "l.coinsurance", "l.coinsuranceRate", "l.basicPaid"])
    .select(["l.correction", "l.correctsStatement", "l.correctsPosition"])
    .where(
      condition`(s.date, s.id, l.position) > (${after.date}::date, ${after.id}::uuid, ${after.position}::int)`,
    )
    .orderBy("s.date")
    .orderBy("s.id")
    .orderBy("l.position")
    .limit(LINES_AT_ONCE),
);
type LineRow = NonNullable<ReturnType<typeof nextLines>["row"]>;

const beginning: Place = {
  date: "0001-01-01",
  id: "00000000-0000-0000-0000-000000000000",
  position: -1,
};

interface Making {
  publicUrl: string;
  language: Language;
  people: InsuredPeople;
}

/** The settled bills and their providers, in portions, so that a large household stays small in memory. */
export async function* statementResources(ctx: Context, making: Making): AsyncGenerator<Resource> {
  const providers = new Set<string>();
  let after = beginning;
  for (;;) {
    const rows = await ctx.read(nextLines(after));
    for (const row of rows) {
      if (!making.people.numbers.has(row.insuredNumber)) continue;
      if (!providers.has(row.provider)) yield providerOf(row.provider);
      providers.add(row.provider);
      yield benefitOf(making, row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < LINES_AT_ONCE) return;
    after = { date: last.date, id: last.id, position: last.position };
  }
}

function providerId(name: string): string {
  return idOf("provider", name);
}

/** Statements know providers by their name alone. */
function providerOf(name: string): Resource {
  return {
    resourceType: "Organization",
    id: providerId(name),
    type: [{ coding: [hl7("organization-type", "prov")] }],
    name,
  };
}

/** How HL7 sorts claims. */
const claimTypes: Readonly<Record<CareCategory, string>> = {
  DOCTOR: "professional",
  MEDICINE: "pharmacy",
  BRAND_MEDICINE: "pharmacy",
  LABORATORY: "professional",
  THERAPY: "professional",
  HOSPITAL: "institutional",
  MATERNITY: "professional",
  DENTAL: "oral",
  GLASSES: "vision",
  ALTERNATIVE: "professional",
};

/** A bill within a statement. A bill that a later statement takes back stays, as on paper, with the opposite amounts. */
function benefitOf({ publicUrl, language, people }: Making, row: LineRow): Resource {
  const category = CareCategory.parse(row.category);
  const provider = referenceTo(providerId(row.provider), row.provider);
  const adjudication = adjudicationOf(publicUrl, row);
  const paid = row.basicPaid + row.supplementaryPaid;
  const cover = coverOf(people, row);
  return {
    resourceType: "ExplanationOfBenefit",
    id: idOf("benefit", row.id, row.position),
    identifier: [
      ownIdentifier(publicUrl, "statement", `${row.statementNumber}/${row.position + 1}`),
    ],
    status: "active",
    type: { coding: [hl7("claim-type", claimTypes[category])] },
    use: "claim",
    patient: referenceTo(patientId(row.insuredNumber)),
    billablePeriod: { start: row.treatmentBegin, end: row.treatmentEnd },
    created: row.date,
    insurer: cover ? referenceTo(payorId(cover.insurerCode)) : unknownInsurer(language),
    provider,
    ...relatedTo(publicUrl, row),
    payee: {
      type: { coding: [hl7("payeetype", row.tiers === "PAYANT" ? "provider" : "subscriber")] },
    },
    outcome: "complete",
    insurance: [
      {
        focal: true,
        coverage: cover ? referenceTo(cover.resource.id) : unknownInsurer(language),
      },
    ],
    item: [
      {
        sequence: 1,
        productOrService: {
          coding: [{ ...ownSystem(publicUrl, "care-category"), code: category }],
          text: careWords[language][category],
        },
        servicedPeriod: { start: row.treatmentBegin, end: row.treatmentEnd },
        adjudication,
      },
    ],
    total: adjudication.map(({ category: kind, amount }) => ({ category: kind, amount })),
    ...(paid !== 0 && {
      payment: {
        type: { coding: [hl7("ex-paymenttype", "complete")] },
        ...(row.paidOn !== null && { date: row.paidOn }),
        amount: chf(paid),
      },
    }),
  };
}

/** Of a person without any contract left, whose statements remain. */
function unknownInsurer(language: Language) {
  return { display: brand.legalName[language] };
}

function ownSystem(publicUrl: string, name: string) {
  return { system: `${publicUrl}/fhir/CodeSystem/${name}` };
}

/** The basic insurance of the day of treatment; else the supplementary one, else the latest known. */
function coverOf({ covers }: InsuredPeople, { insuredNumber, treatmentBegin }: LineRow) {
  const own = covers.filter((one) => one.insuredNumber === insuredNumber);
  const onDay = own.filter(
    ({ validFrom, validTo }) => validFrom <= treatmentBegin && treatmentBegin <= validTo,
  );
  return onDay.find(({ law }) => law === "KVG") ?? onDay[0] ?? own[0];
}

/** The division of a bill. What HL7 has no code for is named by the portal's own. */
function adjudicationOf(publicUrl: string, row: LineRow) {
  const own = (code: string) => ({ ...ownSystem(publicUrl, "adjudication"), code });
  const parts = [
    [hl7("adjudication", "submitted"), row.billed],
    [hl7("adjudication", "eligible"), row.billed - row.notCovered],
    [own("not-covered"), row.notCovered],
    [own("hospital-contribution"), row.hospitalContribution],
    [hl7("adjudication", "deductible"), row.deductible],
    [hl7("adjudication", "copay"), row.coinsurance],
    [own("benefit-basic"), row.basicPaid],
    [own("benefit-supplementary"), row.supplementaryPaid],
    [hl7("adjudication", "benefit"), row.basicPaid + row.supplementaryPaid],
  ] as const;
  return parts.map(([coding, rappen]) => ({
    category: { coding: [coding] },
    amount: chf(rappen),
  }));
}

/** The line of an earlier statement that this one takes back or settles anew. */
function relatedTo(publicUrl: string, row: LineRow) {
  const { correction, correctsStatement, correctsPosition } = row;
  if (correction === null || correctsStatement === null || correctsPosition === null) return {};
  return {
    related: [
      {
        relationship: {
          coding: [{ ...ownSystem(publicUrl, "correction"), code: correction.toLowerCase() }],
        },
        reference: {
          system: "urn:ietf:rfc:3986",
          value: `urn:uuid:${idOf("benefit", correctsStatement, correctsPosition)}`,
        },
      },
    ],
  };
}
