import type { BasicContract, InsuredContracts } from "@portal/model/contract.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { oncePerRequest } from "../../core/http/once-per-request.ts";
import { type BasicCover, basicCover } from "./basic-cover.ts";
import { conditionsOf } from "@portal/model/conditions.ts";
import { type Days, ownContract, peopleWith, type PersonRow } from "./people-statement.ts";
import { propertyAt, propertyContract, type PropertyRow } from "./property-cover.ts";
import { Doctor, Names, Partner } from "./stored-shapes.ts";
import {
  supplementaryAt,
  supplementaryContract,
  type SupplementaryRow,
} from "./supplementary-cover.ts";

/** The branch of basic insurance (LAMal). */
const BRANCH = "LAMAL";

const peopleAt = prepare((days: Days) =>
  sql
    .selectFrom(peopleWith(days, ownContract(days)).as("person"))
    .selectAll()
    .orderBy("position")
    .orderBy("insuredNumber"),
);

/**
 * The contracts of all people on the account on a day, in the account's order: three statements for any household,
 * cached per request and day.
 */
export const contractsAt = oncePerRequest(readContractsAt);

/** The same without a request, for jobs: the caller chooses the account and the language. */
export async function readContractsAt(
  ctx: Pick<Context, "read" | "clock" | "language">,
  date: string,
): Promise<InsuredContracts[]> {
  const [people, supplementaries, properties] = await Promise.all([
    ctx.read(peopleAt({ date, today: todayInZurich(ctx.clock.now()) })),
    ctx.read(supplementaryAt({ date })),
    ctx.read(propertyAt({ date })),
  ]);
  return contractsFrom({ people, supplementaries, properties }, date, ctx.language);
}

export interface StoredCover {
  people: readonly PersonRow[];
  supplementaries: readonly SupplementaryRow[];
  properties: readonly PropertyRow[];
}

/** Computes contracts with their premiums from the stored rows. */
export function contractsFrom(
  { people, supplementaries, properties }: StoredCover,
  date: string,
  language: Language,
): InsuredContracts[] {
  const supplementariesOf = Map.groupBy(supplementaries, ({ insuredNumber }) => insuredNumber);
  const propertiesOf = Map.groupBy(properties, ({ insuredNumber }) => insuredNumber);
  return people.map((person) => {
    const { insuredNumber, lat, lng } = person;
    return summed({
      insuredNumber,
      domicile: lat === null || lng === null ? null : { lat, lng },
      healthBasic: basicContract(person, language),
      supplementals: (supplementariesOf.get(insuredNumber) ?? []).map((row) =>
        supplementaryContract(row, date, language),
      ),
      estate: (propertiesOf.get(insuredNumber) ?? []).map((row) => propertyContract(row, language)),
    });
  });
}

function summed(
  contracts: Omit<InsuredContracts, "supplementalsMonthlyAmount" | "monthlyAmount">,
): InsuredContracts {
  const { healthBasic, supplementals, estate } = contracts;
  const supplementalsMonthlyAmount = monthly(supplementals);
  const monthlyAmount =
    (healthBasic?.monthlyAmount ?? 0) + supplementalsMonthlyAmount + monthly(estate);
  return { ...contracts, supplementalsMonthlyAmount, monthlyAmount };
}

function monthly(contracts: readonly { monthlyAmount: number }[]): number {
  return contracts.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
}

function basicContract(row: PersonRow, language: Language): BasicContract | null {
  const cover = basicCover(row);
  if (!cover) return null;
  const { insurerCode, productCode, premium } = cover;
  return {
    ...termsOf(cover),
    product: { code: productCode, value: Names.parse(row.productNames)[language] },
    healthInsurer: { code: insurerCode, value: Names.parse(row.insurerNames)[language] },
    primaryCareDoctor: Doctor.parse(row.doctor),
    telemedecin: Partner.parse(row.telemedecin),
    grossPremium: premium.gross,
    reductionPrimes: premium.reductions,
    reductionsTotalAmount: premium.reductionsTotal,
    clauses: premium.clauses,
    clausesTotalAmount: premium.clausesTotal,
    monthlyAmount: premium.net,
    conditionUri: conditionsOf(productCode),
    branch: BRANCH,
  };
}

function termsOf({ deductible, tariffYear, risk, startingDate, periodicity, model }: BasicCover) {
  return {
    deductible: deductible.amount,
    codeDeductible: deductible.code,
    tariffYear,
    risk,
    startingDate,
    periodicite: periodicity,
    model,
  };
}
