import { hasEnd } from "@portal/model/calendar/validity.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Context } from "../../core/context.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { sql } from "../../core/db/sql.ts";
import { sentenceIn } from "../../core/in-language.ts";
import { chf, hl7, idOf, ownIdentifier, referenceTo, type Resource, systems } from "./resources.ts";

const people = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured as i", "i.insuredNumber", "link.insuredNumber")
    .leftJoin("ahvNumber as ahv", "ahv.insuredNumber", "i.insuredNumber")
    .select(["i.insuredNumber", "i.firstname", "i.lastname", "i.birthdate", "i.gender"])
    .select(["i.language", "i.diedOn", "ahv.ahvNumber"])
    .where("i.forInformation", "=", false)
    .orderBy("link.position")
    .orderBy("i.insuredNumber"),
);
const homes = prepare((on: { today: string }) =>
  sql
    .selectFrom("postalAddress")
    .select(["insuredNumber", "street", "number", "zip", "city", "canton", "country"])
    .where("domicileLegal", "=", true)
    .where("validFrom", "<=", on.today)
    .where("validTo", ">=", on.today)
    .orderBy("validFrom"),
);
const cards = prepare((on: { today: string }) =>
  sql
    .selectFrom("insuranceCard")
    .select(["insuredNumber", "insurerCode", "cardNumber"])
    .where("blockedOn", "is", null)
    .where("validUntil", ">=", on.today)
    .orderBy("issuedOn"),
);
const basics = prepare(() =>
  sql
    .selectFrom("basicContract as c")
    .innerJoin("product", "product.code", "c.productCode")
    .select(["c.insuredNumber", "c.productCode", "c.validFrom", "c.validTo", "c.deductible"])
    .select(["c.insurerCode", "product.names"])
    .orderBy("c.insuredNumber")
    .orderBy("c.validFrom"),
);
const supplementaries = prepare(() =>
  sql
    .selectFrom("supplementaryContract as c")
    .innerJoin("product", "product.code", "c.productCode")
    .select(["c.insuredNumber", "c.productCode", "c.validFrom", "c.validTo", "c.deductible"])
    .select(["product.insurerCode", "product.names"])
    .orderBy("c.insuredNumber")
    .orderBy("c.validFrom")
    .orderBy("c.productCode"),
);
const insurers = prepare(() => sql.selectFrom("insurer").select(["code", "names"]));

type PersonRow = NonNullable<ReturnType<typeof people>["row"]>;
type HomeRow = NonNullable<ReturnType<typeof homes>["row"]>;
interface ContractRow {
  insuredNumber: number;
  productCode: string;
  validFrom: string;
  validTo: string;
  deductible: number | null;
  insurerCode: string | null;
  names: unknown;
}

interface Making {
  publicUrl: string;
  language: Language;
  today: string;
}

/** A coverage with what a statement needs to find it. */
interface Cover {
  insuredNumber: number;
  law: "KVG" | "VVG";
  validFrom: string;
  validTo: string;
  insurerCode: string;
  resource: Resource;
}

export interface InsuredPeople {
  resources: Resource[];
  /** Whose statements belong to the export. */
  numbers: ReadonlySet<number>;
  covers: readonly Cover[];
}

/** The people of the account, their insurances and insurers. Row level security is the filter. */
export async function readInsuredPeople(ctx: Context, making: Making): Promise<InsuredPeople> {
  const { today } = making;
  const [persons, addresses, issued, basic, supplementary, companies] = await Promise.all([
    ctx.read(people({})),
    ctx.read(homes({ today })),
    ctx.read(cards({ today })),
    ctx.read(basics({})),
    ctx.read(supplementaries({})),
    ctx.read(insurers({})),
  ]);
  const numbers = new Set(persons.map(({ insuredNumber }) => insuredNumber));
  const nameOf = new Map(
    companies.map(({ code, names }) => [code, sentenceIn(names, making.language) ?? code]),
  );
  const isInsured = ({ insuredNumber }: ContractRow) => numbers.has(insuredNumber);
  const laws = [
    { law: "KVG", contracts: basic.filter(isInsured) },
    { law: "VVG", contracts: supplementary.filter(isInsured) },
  ] as const;
  const covers = laws.flatMap(({ law, contracts }) =>
    contracts.flatMap((contract: ContractRow): Cover[] => {
      const { insuredNumber, validFrom, validTo, insurerCode } = contract;
      if (insurerCode === null) return [];
      const card = law === "KVG" && validTo >= today ? cardOf(issued, contract) : undefined;
      const resource = coverageOf(making, { contract, law, card, payor: nameOf.get(insurerCode) });
      return [{ insuredNumber, law, validFrom, validTo, insurerCode, resource }];
    }),
  );
  const payors = [...new Set(covers.map(({ insurerCode }) => insurerCode))];
  return {
    numbers,
    covers,
    resources: [
      ...payors.map((code) => payorOf(making, code, nameOf.get(code) ?? code)),
      ...persons.map((person) => {
        const home = addresses.findLast((one) => one.insuredNumber === person.insuredNumber);
        return patientOf(making, person, home);
      }),
      ...covers.map(({ resource }) => resource),
    ],
  };
}

function cardOf(
  issued: readonly { insuredNumber: number; insurerCode: string; cardNumber: string }[],
  { insuredNumber, insurerCode }: ContractRow,
): string | undefined {
  return issued.findLast(
    (one) => one.insuredNumber === insuredNumber && one.insurerCode === insurerCode,
  )?.cardNumber;
}

export function payorId(code: string): string {
  return idOf("insurer", code);
}

export function patientId(insuredNumber: number): string {
  return idOf("person", insuredNumber);
}

function payorOf({ publicUrl }: Making, code: string, name: string): Resource {
  return {
    resourceType: "Organization",
    id: payorId(code),
    identifier: [ownIdentifier(publicUrl, "insurer", code)],
    active: true,
    type: [{ coding: [hl7("organization-type", "pay")] }],
    name,
  };
}

function patientOf({ publicUrl }: Making, person: PersonRow, home: HomeRow | undefined): Resource {
  const { insuredNumber, ahvNumber, diedOn } = person;
  return {
    resourceType: "Patient",
    id: patientId(insuredNumber),
    identifier: [
      ownIdentifier(publicUrl, "insured-person", String(insuredNumber)),
      ...(ahvNumber === null ? [] : [{ system: systems.ahv, value: ahvNumber }]),
    ],
    name: [{ use: "official", family: person.lastname, given: [person.firstname] }],
    gender: person.gender === "F" ? "female" : "male",
    birthDate: person.birthdate,
    ...(diedOn !== null && { deceasedDateTime: diedOn }),
    ...(home && { address: [addressOf(home)] }),
    communication: [
      {
        language: {
          coding: [{ system: "urn:ietf:bcp:47", code: `${person.language.toLowerCase()}-CH` }],
        },
        preferred: true,
      },
    ],
  };
}

function addressOf({ street, number, zip, city, canton, country }: HomeRow) {
  const line = [street, number].filter(Boolean).join(" ");
  return {
    use: "home",
    ...(line !== "" && { line: [line] }),
    city,
    ...(canton && { state: canton }),
    postalCode: zip,
    country,
  };
}

interface Covering {
  contract: ContractRow;
  law: "KVG" | "VVG";
  card: string | undefined;
  payor: string | undefined;
}

function coverageOf(
  { publicUrl, language, today }: Making,
  { contract, law, card, payor }: Covering,
): Resource {
  const { insuredNumber, productCode, validFrom, validTo, deductible } = contract;
  const key = [insuredNumber, law, productCode, validFrom] as const;
  return {
    resourceType: "Coverage",
    id: idOf("coverage", ...key),
    identifier: [
      ownIdentifier(publicUrl, "coverage", key.join("-")),
      ...(card === undefined ? [] : [{ system: systems.card, value: card }]),
    ],
    // R4 knows no status for what has ended: an insurance of the past is over for good.
    status: validTo < today ? "cancelled" : "active",
    type: { coding: [{ system: systems.law, code: law }] },
    beneficiary: referenceTo(patientId(insuredNumber)),
    period: { start: validFrom, ...(hasEnd(validTo) && { end: validTo }) },
    payor: [referenceTo(payorId(contract.insurerCode ?? ""), payor)],
    class: [
      {
        type: { coding: [hl7("coverage-class", "plan")] },
        value: productCode,
        name: sentenceIn(contract.names, language) ?? productCode,
      },
    ],
    ...(deductible !== null && {
      costToBeneficiary: [
        {
          type: { coding: [hl7("coverage-copay-type", "deductible")] },
          valueMoney: chf(deductible),
        },
      ],
    }),
  };
}
