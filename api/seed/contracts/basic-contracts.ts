import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { coversOf } from "./covers.ts";
import { addDays, yearOf } from "../days.ts";
import { childDeductibleOf, deductibleCourse, isChildIn, YEARS_BACK } from "./deductibles.ts";
import { familyDoctorOf } from "./family-doctors.ts";
import { beginningOf } from "../people/homes.ts";
import type { Cover, Household, Person, World } from "../people/household.ts";
import { GROUP_INSURER } from "../tariffs/catalogue.ts";

type BasicContract = Insertable<Tables["basicContract"]>;
type Reduction = Insertable<Tables["premiumReduction"]>;

const NO_END = "9999-12-31";
/** From the third child on, in basis points. */
const FAMILY_CLAUSE = { type: "FAMILY", rate: 1000 };
const CHILDREN_WITHOUT_CLAUSE = 2;
const FIRST_AGE_OF_ADULTS = 19;

const madeOnce = new WeakMap<Household, readonly BasicContract[]>();

/** One row for each period with the same terms of a person's basic insurance, cached by household. */
export function basicContractRows(household: Household, world: World): BasicContract[] {
  const rows = madeOnce.get(household) ?? madeContracts(household, world);
  madeOnce.set(household, rows);
  return [...rows];
}

function madeContracts(household: Household, world: World): BasicContract[] {
  const covers = coversOf(household, world);
  const childDeductible = childDeductibleOf(household, world);
  return household.people.flatMap((person) => {
    const cover = covers.get(person.insuredNumber);
    if (!cover) return [];
    const deductibleIn = deductibleCourse(person, childDeductible, world);
    const clauses = isLateChild(person, household) ? [FAMILY_CLAUSE] : [];
    const contracts = yearsOf(person, household, world).map(({ year, validFrom }) => {
      const productCode = productIn(year, cover, world);
      return {
        insuredNumber: person.insuredNumber,
        validFrom,
        validTo: NO_END,
        insurerCode: cover.insurerCode ?? GROUP_INSURER,
        productCode,
        deductible: deductibleIn(year),
        risk: cover.risk,
        periodicity: cover.periodicity ?? "MONTHLY",
        codeReseau: productCode === "RS01" ? (cover.codeReseau ?? "TM01") : null,
        doctor: productCode === "RF01" ? familyDoctorOf(person, household, world) : null,
        clauses: isChildIn(year, person) ? clauses : [],
      };
    });
    return joined(contracts, person);
  });
}

export function premiumReductionRows(household: Household, world: World): Reduction[] {
  const thisYear = yearOf(world.today);
  return [...coversOf(household, world)].flatMap(([insuredNumber, { subsidy }]) =>
    subsidy
      ? [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
          insuredNumber,
          validFrom: `${year}-01-01`,
          validTo: `${year}-12-31`,
          type: "CANTON",
          amount: subsidy - (thisYear - year) * 500,
        }))
      : [],
  );
}

/** The years of the history, each with the day from which it counts for the person. */
function yearsOf(person: Person, household: Household, { today }: World) {
  const start = beginningOf(person, household);
  const [began, now] = [yearOf(start), yearOf(today)];
  const first = Math.max(began, now - YEARS_BACK);
  const grownUp = yearOf(person.birthdate) + FIRST_AGE_OF_ADULTS;
  // Before the history, only the change from child to adult matters.
  const before = [began, grownUp].filter((year) => began <= year && year < first);
  const known = Array.from({ length: now - first + 1 }, (_, place) => first + place);
  return [...new Set([...before, ...known])]
    .toSorted((one, other) => one - other)
    .map((year) => ({ year, validFrom: year === began ? start : `${year}-01-01` }));
}

/** Years with the same terms are one contract. One that was agreed for a child ends with childhood. */
function joined(contracts: readonly BasicContract[], person: Person): BasicContract[] {
  const rows: BasicContract[] = [];
  for (const contract of contracts) {
    const last = rows.at(-1);
    if (last && isSame(last, contract) && isSameClass(last, contract, person)) continue;
    if (last) last.validTo = addDays(contract.validFrom, -1);
    rows.push(contract);
  }
  return rows;
}

function isSame(one: BasicContract, other: BasicContract): boolean {
  return (
    one.productCode === other.productCode &&
    one.deductible === other.deductible &&
    JSON.stringify(one.clauses) === JSON.stringify(other.clauses)
  );
}

function isSameClass(one: BasicContract, other: BasicContract, person: Person): boolean {
  return isChildIn(yearOf(one.validFrom), person) === isChildIn(yearOf(other.validFrom), person);
}

function productIn(year: number, { productCode, productBefore }: Cover, { today }: World): string {
  const isBefore = productBefore && year <= yearOf(today) - productBefore.yearsAgo;
  return isBefore ? productBefore.productCode : productCode;
}

function isLateChild(person: Person, { people }: Household): boolean {
  const older = people.filter(
    (other) => other.birthdate < person.birthdate && !other.forInformation,
  );
  const adults = people.filter(
    ({ birthdate }) => yearOf(person.birthdate) - yearOf(birthdate) >= 16,
  );
  return adults.length > 0 && older.length - adults.length >= CHILDREN_WITHOUT_CLAUSE;
}
