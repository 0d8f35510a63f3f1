import type { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import type { Bill } from "@portal/model/cost-sharing/settle.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { isInTrainingOn } from "@portal/model/professional.ts";
import { insuredYears } from "../reimbursements/contributions.ts";
import { coversOf } from "../contracts/covers.ts";
import { addDays, yearOf } from "../days.ts";
import { isChildIn } from "../contracts/deductibles.ts";
import type { Household, Person, World } from "../people/household.ts";
import { occupationOn } from "../people/professional.ts";
import { providerOf } from "../places/providers.ts";
import { type Random, randomOf } from "../random.ts";
import { yearlyCostsOf } from "../reimbursements/yearly-costs.ts";

/** A seeded bill and the day of its decision. */
export interface SeededBill extends Bill {
  insuredNumber: number;
  year: number;
  provider: string;
  tiers: Tiers;
  settledOn: string;
}

const DAY_MS = 86_400_000;
/** The days from care to a decision: later care is not decided yet. */
const DAYS_TO_DECIDE = 22;
/** Most households get their statements every sixth Tuesday. */
const RUN = { days: 42, on: 5 };
const STAY_FROM = 3500_00;
/** Nights. */
const SHORTEST_STAY = 2;

/** All bills of a person. The part that basic insurance covers adds up to the costs of the year. */
export function billsOf(person: Person, household: Household, world: World): SeededBill[] {
  const costsIn = yearlyCostsOf(person, household, world);
  const random = randomOf(world.seed, `bills ${person.insuredNumber}`);
  const births = birthsOf(person, household);
  return insuredYears(person, household, world).flatMap((year) => {
    const costs = costsIn(year);
    const span = spanOf(year, person, household, world);
    if (!span) return [];
    const place = { random, person, household, world, year, span, births };
    const basic = costs > 0 ? basicBills(place, costs) : [];
    return [...basic, ...givenStays(place), ...furtherBills(place)];
  });
}

interface BillContext {
  random: Random;
  person: Person;
  household: Household;
  world: World;
  year: number;
  span: { from: number; to: number };
  births: readonly string[];
}

/** The days of a year on which treatments are decided by today. */
function spanOf(
  year: number,
  { birthdate }: Person,
  { joined }: Household,
  { today }: World,
): BillContext["span"] | undefined {
  const from = Math.max(...[`${year}-01-01`, joined, birthdate].map(dayNumber));
  const last = Math.min(dayNumber(`${year}-12-31`), dayNumber(today));
  if (from > last) return undefined;
  const decided = Math.min(last, dayNumber(today) - DAYS_TO_DECIDE);
  return { from, to: Math.max(from, decided) };
}

function basicBills(place: BillContext, costs: number): SeededBill[] {
  const { random, household, person, world, year, span } = place;
  const share = year === yearOf(world.today) ? elapsed(place) : 1;
  const usual = isKnown(household)
    ? Math.min(14, 2 + costs / 110_00)
    : Math.min(2, 0.6 + costs / 3000_00);
  const wanted = Math.round((household.billsAYear ?? usual) * share);
  const parts = partsOf(random, costs, Math.max(1, Math.min(wanted, Math.floor(costs / 20_00))));
  const canStay = !isChildIn(year, person) && span.to - span.from >= SHORTEST_STAY;
  const largest = Math.max(...parts);
  const isGiven = person.thisYear !== undefined && share < 1;
  return parts.map((covered) => {
    if (canStay && covered === largest && covered >= STAY_FROM) return stay(place, covered);
    return visit(place, basicCategory(random, isGiven), covered, 0);
  });
}

/** The share of a year in which the person could be treated. */
function elapsed({ span: { from, to } }: BillContext): number {
  return Math.min(1, (to - from + 1) / 365);
}

/** Random amounts that add up to a sum, in steps of 5 rappen. */
function partsOf(random: Random, sum: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 0.3 + random.next());
  const all = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((sum * weight) / all / 5) * 5);
  const [first = 0, ...others] = parts;
  const rest = sum - parts.reduce((total, part) => total + part, 0);
  return [first + rest, ...others];
}

/** In a year with given shares, all bills have the same rules. */
function basicCategory(random: Random, isGiven: boolean): CareCategory {
  const category = random.weighted<CareCategory>([
    ["DOCTOR", 45],
    ["MEDICINE", 27],
    ["LABORATORY", 12],
    ["THERAPY", 14],
    ["BRAND_MEDICINE", 2],
  ]);
  return isGiven && category === "BRAND_MEDICINE" ? "MEDICINE" : category;
}

function visit(
  place: BillContext,
  category: CareCategory,
  covered: number,
  beyondBasic: number,
): SeededBill {
  const { random } = place;
  const isLong = category === "THERAPY" && random.chance(0.7);
  return billed(place, category, isLong ? random.between(7, 40) : 0, covered, beyondBasic);
}

/** The daily contribution is added, so that the costs of the year do not change. */
function stay(
  place: BillContext,
  covered: number,
  nights = Math.min(place.random.between(SHORTEST_STAY, 8), place.span.to - place.span.from),
): SeededBill {
  const { random, person, household, world } = place;
  const products = coversOf(household, world).get(person.insuredNumber)?.supplementary ?? [];
  const hasRoom = products.some(
    ({ productCode, level }) => productCode === "AH01" && level !== "GENERAL",
  );
  const comfort = hasRoom ? nights * random.between(180, 320) * 100 : 0;
  const bill = billed(place, "HOSPITAL", nights, covered, comfort);
  const isExempt = isInTraining(person, household, world, bill.begin);
  const contribution = isExempt ? 0 : (dayNumber(bill.end) - dayNumber(bill.begin)) * 15_00;
  return { ...bill, billed: bill.billed + contribution };
}

/** The given hospital stay of a persona: some days of last year. */
function givenStays(place: BillContext): SeededBill[] {
  const { person, year, world } = place;
  if (!person.stay || year !== yearOf(world.today) - 1) return [];
  const { monthDay, nights, costs } = person.stay;
  const from = dayNumber(`${year}-${monthDay}`);
  return [stay({ ...place, span: { from, to: from + nights } }, costs, nights)];
}

/** Bills that supplementary insurance pays in part, and births. */
function furtherBills(place: BillContext): SeededBill[] {
  const { random, person, household, world, span, births } = place;
  const often = isKnown(household) ? 1 : 0.3;
  const products = coversOf(household, world).get(person.insuredNumber)?.supplementary ?? [];
  const has = (code: string) => products.some(({ productCode }) => productCode === code);
  const beyond = (category: CareCategory, low: number, high: number) =>
    visit(place, category, 0, random.between(low, high) * 100 + random.between(0, 19) * 5);
  const bills: SeededBill[] = [];
  if (has("BO01") && random.chance(0.22 * often)) bills.push(beyond("ALTERNATIVE", 70, 420));
  if (has("BO01") && random.chance(0.12 * often)) bills.push(beyond("GLASSES", 180, 650));
  if (random.chance((has("BO02") ? 0.5 : 0.03) * often)) bills.push(beyond("DENTAL", 90, 780));
  for (const birth of births) {
    const day = dayNumber(birth);
    if (day < span.from || day + 4 > span.to) continue;
    const atBirth = { ...place, span: { from: day, to: day + 4 } };
    bills.push(billed(atBirth, "MATERNITY", 4, 5200_00 + random.between(0, 400) * 500, 0));
  }
  return bills;
}

function billed(
  { random, person, household, world, year, span }: BillContext,
  category: CareCategory,
  days: number,
  covered: number,
  beyondBasic: number,
): SeededBill {
  const begin = random.between(span.from, Math.max(span.from, span.to - days));
  const end = Math.min(begin + days, span.to);
  const settled = decidedOn(end + random.between(5, 20), household);
  return {
    insuredNumber: person.insuredNumber,
    year,
    provider: providerOf(random, category, person.language),
    category,
    begin: dayOf(begin),
    end: dayOf(end),
    billed: covered + beyondBasic,
    beyondBasic,
    tiers: tiersOf(random, category),
    settledOn: settled > world.today ? world.today : settled,
  };
}

function tiersOf(random: Random, category: CareCategory): Tiers {
  const isPaidByUs =
    category === "HOSPITAL" ||
    category === "MATERNITY" ||
    random.chance(category.endsWith("MEDICINE") ? 0.85 : 0.25);
  return isPaidByUs && !["DENTAL", "GLASSES", "ALTERNATIVE"].includes(category)
    ? "PAYANT"
    : "GARANT";
}

/** Demonstration households get a statement on the next working day, the others with the next run. */
function decidedOn(day: number, household: Household): string {
  return dayOf(day + (isKnown(household) ? untilWorkday(day) : untilRun(day)));
}

/** Day 0 was a Thursday. */
export function untilWorkday(day: number): number {
  return [0, 0, 2, 1][day % 7] ?? 0;
}

function untilRun(day: number): number {
  return (RUN.on - (day % RUN.days) + RUN.days) % RUN.days;
}

function isKnown({ people }: Household): boolean {
  return people.some(({ thisYear }) => thisYear !== undefined);
}

/** Young adults with a proven training in their professional data. */
export function isInTraining(
  person: Person,
  household: Household,
  world: World,
  day: string,
): boolean {
  const isYoungAdult = ageClassIn(yearOf(day), person.birthdate) === "YOUNG_ADULT";
  return isYoungAdult && isInTrainingOn(occupationOn(person, household, world, day), day);
}

/** The births of a mother: the first woman of the household of childbearing age. */
export function birthsOf(person: Person, { people }: Household): string[] {
  const isMother = (one: Person, child: Person) => {
    const age = yearOf(child.birthdate) - yearOf(one.birthdate);
    return one.gender === "F" && age >= 18 && age <= 46;
  };
  return people
    .filter((child) => people.find((one) => isMother(one, child)) === person)
    .map(({ birthdate }) => birthdate);
}

export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

function dayOf(number: number): string {
  return addDays("1970-01-01", number);
}
