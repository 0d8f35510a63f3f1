import { InsuranceModel, Periodicity, Risk } from "@portal/model/contract.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import {
  type DeductibleRule,
  grossPremium,
  lawfulRebate,
} from "@portal/model/premiums/basic-premium.ts";
import { type ComposedPremium, composePremium } from "@portal/model/premiums/composition.ts";
import type { PersonRow } from "./people-statement.ts";
import { Clauses, Premiums, Reductions, Rules } from "./stored-shapes.ts";

export const PERIODICITY = "PERIODICITY";
const HOME_COUNTRY = "CH";

/** The terms of a basic contract and their premium on the day. */
export interface BasicCover {
  insurerCode: string;
  productCode: string;
  model: InsuranceModel;
  risk: Risk;
  periodicity: Periodicity;
  startingDate: string;
  deductible: DeductibleRule;
  tariffYear: number;
  premium: ComposedPremium;
  isResident: boolean;
}

/** The cover of a person's basic contract; undefined without one. */
export function basicCover(row: PersonRow): BasicCover | undefined {
  const { insurerCode, productCode, startingDate } = row;
  if (insurerCode === null || productCode === null || startingDate === null) return undefined;
  const risk = Risk.parse(row.risk);
  const { deductible, tariffYear, gross } = priced(row, risk);
  const isResident = row.country === HOME_COUNTRY;
  const paymentRate = row.paymentRate ?? 0;
  const premium = composePremium(gross, {
    clauses: [...Clauses.parse(row.clauses), { type: PERIODICITY, rate: paymentRate }],
    environmentalRefund: row.environmentalRefund ?? 0,
    isResident,
    subsidies: Reductions.parse(row.reductions),
  });
  return {
    insurerCode,
    productCode,
    model: InsuranceModel.parse(row.model),
    risk,
    periodicity: Periodicity.parse(row.periodicity),
    startingDate,
    deductible,
    tariffYear,
    premium,
    isResident,
  };
}

interface Priced {
  deductible: DeductibleRule;
  tariffYear: number;
  gross: number;
}

/** The gross premium for the person's age class, and the rule of the deductible. */
function priced(row: PersonRow, risk: Risk): Priced {
  const { coverYear, tariffYear, birthdate, insurerCode, productCode } = row;
  if (tariffYear === null) throw new Error("No tariff has been announced for this day.");
  const ageClass = ageClassIn(coverYear, birthdate);
  const premiums = (Premiums.parse(row.premiums) ?? []).filter((one) => one.ageClass === ageClass);
  const rules = (Rules.parse(row.rules) ?? []).filter(
    (one) => one.forChildren === (ageClass === "CHILD"),
  );
  const ordinary = premiums.find((one) => one.isOrdinary);
  const ordinaryRule = rules.find((one) => one.isOrdinary);
  const chosen = rules.find((one) => one.amount === row.deductible) ?? ordinaryRule;
  if (!ordinary || !ordinaryRule || !chosen) {
    throw new Error(
      `The tariff ${tariffYear} has no premium for a contract of ${insurerCode}/${productCode}.`,
    );
  }
  const tariff = {
    ordinary: ordinary.premium,
    modelDiscount: row.discount ?? 0,
    accidentShare: row.accidentShare ?? 0,
    rebate: lawfulRebate(chosen, ordinaryRule),
    published: premiums.find((one) => !one.isOrdinary)?.premium,
  };
  return { deductible: chosen, tariffYear, gross: grossPremium(tariff, risk === "MIT") };
}
