import type { Periodicity } from "@portal/model/contract.ts";
import { mayLeaveAccidentsOut } from "@portal/model/professional.ts";
import { yearOf } from "../days.ts";
import { isChildIn } from "./deductibles.ts";
import type {
  Cover,
  Household,
  Person,
  Property,
  Supplementary,
  World,
} from "../people/household.ts";
import { occupationOn } from "../people/professional.ts";
import { type Random, randomOf } from "../random.ts";

const known = new WeakMap<Household, ReadonlyMap<number, Cover>>();

/** The covers of a household; persons known for information only have none. */
export function coversOf(household: Household, world: World): ReadonlyMap<number, Cover> {
  const covers = known.get(household) ?? inventedCovers(household, world);
  known.set(household, covers);
  return covers;
}

function inventedCovers(household: Household, world: World): Map<number, Cover> {
  const { seed, today } = world;
  const [head] = household.people;
  const random = randomOf(seed, `cover ${head?.insuredNumber}`);
  const terms = {
    insurerCode: random.weighted([
      ["9101", 60],
      ["9102", 25],
      ["9103", 15],
    ]),
    periodicity: random.weighted<Periodicity>([
      ["MONTHLY", 80],
      ["BIMONTHLY", 5],
      ["QUARTERLY", 7],
      ["HALF_YEARLY", 4],
      ["YEARLY", 4],
    ]),
    isSubsidised: random.chance(0.2),
    wantsMore: random.chance(0.65),
    ...(household.periodicity && { periodicity: household.periodicity }),
  };
  const insured = household.people.filter(({ forInformation }) => !forInformation);
  return new Map(
    insured.map((person) => {
      const property = person === head ? propertyOf(random, household) : [];
      const mayLeaveOut = mayLeaveAccidentsOut(occupationOn(person, household, world, today));
      const cover =
        person.cover ??
        inventedCover(random, person, { ...terms, mayLeaveOut }, yearOf(today), property);
      return [person.insuredNumber, cover];
    }),
  );
}

interface Terms {
  insurerCode: string;
  periodicity: Periodicity;
  isSubsidised: boolean;
  wantsMore: boolean;
  /** Whether the person may exclude accidents. */
  mayLeaveOut: boolean;
}

function inventedCover(
  random: Random,
  person: Person,
  { insurerCode, periodicity, isSubsidised, wantsMore, mayLeaveOut }: Terms,
  thisYear: number,
  property: readonly Property[],
): Cover {
  const isChild = isChildIn(thisYear, person);
  const productCode = productOf(random);
  const hasChanged = random.chance(0.2);
  const productBefore = { yearsAgo: random.between(1, 4), productCode: productOf(random) };
  const leavesOut = random.chance(0.85) && mayLeaveOut;
  return {
    productCode,
    ...(hasChanged && { productBefore }),
    insurerCode,
    risk: leavesOut ? "OHN" : "MIT",
    periodicity,
    ...(isSubsidised && {
      subsidy: (isChild ? random.between(14, 20) : random.between(8, 40)) * 500,
    }),
    supplementary: wantsMore ? supplementaryOf(random, isChild) : [],
    property,
  };
}

function productOf(random: Random): string {
  return random.weighted([
    ["RT01", 27],
    ["RF01", 31],
    ["RX01", 20],
    ["RS01", 22],
  ]);
}

function supplementaryOf(random: Random, isChild: boolean): Supplementary[] {
  const ward = random.weighted([
    ["GENERAL", 60],
    ["SEMI_PRIVATE", 27],
    ["PRIVATE", 13],
  ]);
  const level = random.pick(["1", "2", "3"]);
  const [hasWard, hasDentist] = [random.chance(0.55), random.chance(isChild ? 0.4 : 0.1)];
  return [
    ...(hasWard ? [{ productCode: "AH01", level: isChild ? "GENERAL" : ward }] : []),
    { productCode: "BO01", level },
    ...(hasDentist ? [{ productCode: "BO02", level: "1" }] : []),
  ];
}

function propertyOf(random: Random, { people }: Household): Property[] {
  if (!random.chance(0.25)) return [];
  const contents = random.between(4, 14) * 10_000_00;
  const deductible = random.pick([200_00, 500_00]);
  return [
    {
      productCode: "FC01",
      level: random.pick(["ESSENTIAL", "PLUS"]),
      circle: people.length > 1 ? "FAMILY" : "PERSON",
      statusTaker: random.chance(0.6) ? "TENANT" : "OWNER",
      modules: {
        CONTENTS: [contents, deductible],
        LIABILITY: [5_000_000_00, 0],
        ...(random.chance(0.5) && { GLASS: [5_000_00, 0] as const }),
      },
    },
  ];
}
