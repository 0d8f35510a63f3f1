import { freePeriodsOf } from "@portal/model/cost-sharing/maternity.ts";
import { costSharingRulesOn, familyMaximum } from "@portal/model/cost-sharing/rules.ts";
import {
  maximumOf,
  nothingBorne,
  paymentsOf,
  settle,
  type Settlement,
  type Standing,
  standingAfter,
  type YearTerms,
} from "@portal/model/cost-sharing/settle.ts";
import { statementNumberOf } from "@portal/model/statements.ts";
import type { StatedYear } from "../../src/reimbursements/statement-paper.ts";
import { type SeededBill, billsOf, isInTraining } from "../invoices/bills.ts";
import { coversOf } from "../contracts/covers.ts";
import { addDays, yearOf } from "../days.ts";
import { childDeductibleOf, deductibleCourse, isChildIn } from "../contracts/deductibles.ts";
import type { Household, Person, World } from "../people/household.ts";
import { pregnanciesOf } from "./pregnancies.ts";
import { benefitsOf } from "../tariffs/benefits.ts";

/** A seeded statement with its bills. */
export interface SeededStatement {
  statementNumber: string;
  person: Person;
  date: string;
  /** The day of the payment to the person, if there is one. */
  paysOn: string | null;
  lines: readonly SeededLine[];
}

export interface SeededLine {
  bill: SeededBill;
  settlement: Settlement;
  /** The shares borne in the year of the treatment, including this bill. */
  borne: StatedYear;
}

/** A household that joined a few weeks ago has no statement yet. */
export const FIRST_POST_DAYS = 62;
const DAYS_TO_PAY = 3;

const known = new WeakMap<Household, readonly SeededStatement[]>();

/** All statements of a household, in the order of decision. */
export function statementsOf(household: Household, world: World): readonly SeededStatement[] {
  const statements = known.get(household) ?? madeStatements(household, world);
  known.set(household, statements);
  return statements;
}

function madeStatements(household: Household, world: World): SeededStatement[] {
  if (addDays(household.joined, FIRST_POST_DAYS) > world.today) return [];
  const insured = household.people.filter(({ forInformation }) => !forInformation);
  const bills = insured
    .flatMap((person) => billsOf(person, household, world))
    .toSorted((one, other) => (one.settledOn < other.settledOn ? -1 : 1));
  const people = new Map(insured.map((person) => [person.insuredNumber, person]));
  const counts = new Map<string, number>();
  return [...grouped(settled(bills, household, world))].flatMap(([, lines]) => {
    const [first] = lines;
    const person = first && people.get(first.bill.insuredNumber);
    if (!person) return [];
    const { settledOn: date, insuredNumber } = first.bill;
    const key = `${insuredNumber} ${date.slice(0, 4)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isPaidBack = lines.some(
      ({ bill, settlement }) => paymentsOf(bill.tiers, settlement).toBePaidToYou > 0,
    );
    return {
      statementNumber: statementNumberOf(date, insuredNumber, count),
      person,
      date,
      paysOn: isPaidBack ? addDays(date, DAYS_TO_PAY) : null,
      lines,
    };
  });
}

/** The bills decided on one day for one person form one statement. */
function grouped(lines: readonly SeededLine[]): Map<string, SeededLine[]> {
  return Map.groupBy(lines, ({ bill }) => `${bill.settledOn} ${bill.insuredNumber}`);
}

/** Settles every bill in the order of decision. */
function settled(bills: readonly SeededBill[], household: Household, world: World): SeededLine[] {
  const standings = new Map<string, Standing>();
  const familyLeft = new Map<number, number>();
  const termsOf = termsIn(household, world);
  return bills.map((bill) => {
    const { insuredNumber, year } = bill;
    const key = `${insuredNumber} ${year}`;
    const terms = termsOf(insuredNumber, bill.begin);
    const before = standings.get(key) ?? nothingBorne;
    const left = terms.isChild
      ? (familyLeft.get(year) ?? familyMaximum(terms.deductible, terms.rules))
      : undefined;
    const settlement = settle(bill, terms, before, left);
    const after = standingAfter(before, bill, settlement);
    standings.set(key, after);
    if (left !== undefined)
      familyLeft.set(year, left - settlement.deductible - settlement.coinsurance);
    const borne = {
      year,
      deductibleAnnual: terms.deductible,
      deductiblePaid: after.deductible,
      coinsuranceAnnual: maximumOf(terms),
      coinsurancePaid: after.coinsurance,
    };
    return { bill, settlement, borne };
  });
}

/** The terms of each person of a household on a day. */
function termsIn(
  household: Household,
  world: World,
): (insuredNumber: number, day: string) => YearTerms {
  const childDeductible = childDeductibleOf(household, world);
  const covers = coversOf(household, world);
  const ofPeople = new Map(
    household.people.map((person) => {
      const deductibleIn = deductibleCourse(person, childDeductible, world);
      const benefits = benefitsOf(covers.get(person.insuredNumber)?.supplementary ?? []);
      const freePeriods = freePeriodsOf(pregnanciesOf(person, household, world));
      const on = (day: string): YearTerms => ({
        isChild: isChildIn(yearOf(day), person),
        isInTraining: isInTraining(person, household, world, day),
        deductible: deductibleIn(yearOf(day)),
        rules: costSharingRulesOn(day),
        freePeriods,
        benefits,
      });
      return [person.insuredNumber, on];
    }),
  );
  return (insuredNumber, day) => {
    const on = ofPeople.get(insuredNumber);
    if (!on) throw new Error(`${insuredNumber} is not of this household.`);
    return on(day);
  };
}
