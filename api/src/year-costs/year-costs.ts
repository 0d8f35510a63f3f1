import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import { type FreePeriod, freePeriodsOf } from "@portal/model/cost-sharing/maternity.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { isInTrainingOn } from "@portal/model/professional.ts";
import { HISTORY_YEARS, type PastYear, type Siblings } from "@portal/model/year-costs/forecast.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { readCostShares } from "../insurer/cover/cost-shares.ts";
import { type PersonPremiums, type PremiumMonth, readPremiumMonths } from "./premium-months.ts";

/** The costs of a person's year as far as they are known, and what a forecast needs. Amounts in rappen. */
export interface YearCosts {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  isChild: boolean;
  isInTraining: boolean;
  insurerCode: string | null;
  premiums: PremiumMonth[];
  /** Null for a person without basic insurance. */
  share: YearShare | null;
  /** Null where the statements are that person's alone. */
  care: YearCare | null;
  freePeriods: FreePeriod[];
}

export interface YearShare {
  deductible: number;
  deductiblePaid: number;
  coinsuranceMaximum: number;
  coinsurancePaid: number;
  siblings: Siblings | null;
}

export interface YearCare {
  /** The costs of the year so far that deductible and coinsurance divided. */
  shared: number;
  /** Hospital contributions, and what no insurance covers. */
  outside: number;
  history: PastYear[];
}

interface PersonRow {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  isOwn: boolean;
  professionalStatus: string | null;
  trainingUntil: string | null;
}

const peopleOf = prepare((wanted: { day: string }) =>
  sql
    .selectFrom(
      raw<PersonRow>`(
        select i.insured_number, i.firstname, i.lastname, i.birthdate, l.position,
          i.insured_number = a.insured_number as is_own, p.professional_status, p.training_until
        from account_insured l
        join account a on a.id = l.account_id
        join insured i on i.insured_number = l.insured_number
        left join lateral (
          select d.professional_status, d.training_until from professional_data d
          where d.insured_number = i.insured_number and d.date_of_entry <= ${wanted.day}::date
          order by d.date_of_entry desc limit 1
        ) p on true
        where l.account_id = app_account())`.as("person"),
    )
    .selectAll()
    .orderBy(raw`position`)
    .orderBy("insuredNumber"),
);

interface CareRow {
  insuredNumber: number;
  year: number;
  shared: number;
  outside: number;
}

/** The care of several years by the year of treatment. Row level security filters the lines. */
const careOf = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom("statementLine as line")
    .select(["line.insuredNumber", "line.year"])
    .select([
      raw<number>`coalesce(sum(deductible + coinsurance + basic_paid) filter (where coinsurance_rate > 0), 0)::int`.as(
        "shared",
      ),
      raw<number>`sum(hospital_contribution + not_covered)::int`.as("outside"),
    ])
    .where("line.year", ">=", wanted.from)
    .where("line.year", "<=", wanted.to)
    .groupBy(["line.insuredNumber", "line.year"]),
);

/** The past years that began with basic insurance. */
const insuredYears = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom(
      raw<{ insuredNumber: number; year: number }>`(
        select distinct b.insured_number, y.year
        from generate_series(${wanted.from}::int, ${wanted.to}::int) as y(year)
        join basic_contract b on make_date(y.year, 1, 1) between b.valid_from and b.valid_to)`.as(
        "insured",
      ),
    )
    .selectAll()
    .orderBy("year"),
);

const pregnanciesOf = prepare(() =>
  sql.selectFrom("maternity").select(["insuredNumber", "expectedOn", "bornOn"]),
);

/** The costs of this or the next year for each person of the account. */
export async function readYearCosts(ctx: Context, year: number): Promise<YearCosts[]> {
  const today = todayInZurich(ctx.clock.now());
  const thisYear = Number(today.slice(0, 4));
  if (year !== thisYear && year !== thisYear + 1)
    throw new Problem("INVALID", { fields: { year: "number.invalid" } });
  const day = year === thisYear ? today : `${year}-01-01`;
  const past = { from: thisYear - HISTORY_YEARS, to: thisYear - 1 };
  const [people, care, insured, pregnancies, shares, premiums] = await Promise.all([
    ctx.read(peopleOf({ day })),
    ctx.read(careOf({ from: past.from, to: thisYear + 1 })),
    ctx.read(insuredYears(past)),
    ctx.read(pregnanciesOf({})),
    readCostShares(ctx, year),
    readPremiumMonths(ctx, year),
  ]);
  return people.map((person) => {
    const { insuredNumber, firstname, lastname, birthdate, isOwn } = person;
    const ageClass = ageClassIn(year, birthdate);
    const isChild = ageClass === "CHILD";
    const isOf = (one: { insuredNumber: number }) => one.insuredNumber === insuredNumber;
    const shown = premiums.get(insuredNumber) ?? noPremiums;
    const isReadable = isOwn || !isOfAge(birthdate, today);
    return {
      insuredNumber,
      firstname,
      lastname,
      isChild,
      isInTraining: ageClass === "YOUNG_ADULT" && isInTrainingOn(trainingOf(person), day),
      insurerCode: shown.insurerCode ?? null,
      premiums: shown.months,
      share: shareOf(shares.get(insuredNumber), { year, isChild }),
      care: isReadable ? careIn(year, care.filter(isOf), insured.filter(isOf)) : null,
      freePeriods: freePeriodsOf(pregnancies.filter(isOf)),
    };
  });
}

const noPremiums: PersonPremiums = { insurerCode: undefined, months: [] };

function trainingOf({ professionalStatus, trainingUntil }: PersonRow) {
  return professionalStatus === null ? undefined : { professionalStatus, trainingUntil };
}

type Contribution =
  Awaited<ReturnType<typeof readCostShares>> extends Map<number, infer One> ? One : never;

function shareOf(
  known: Contribution | undefined,
  { year, isChild }: { year: number; isChild: boolean },
): YearShare | null {
  if (!known) return null;
  const { deductible, coinsurance, siblings } = known;
  return {
    deductible: deductible.annual,
    deductiblePaid: deductible.paid,
    coinsuranceMaximum: maximumOf({ isChild, rules: costSharingRulesOn(`${year}-01-01`) }),
    coinsurancePaid: coinsurance.paid,
    siblings,
  };
}

/** A past year without a bill counts too, with costs of zero. */
function careIn(
  year: number,
  care: readonly CareRow[],
  insured: readonly { year: number }[],
): YearCare {
  const of = (wanted: number) => care.find((one) => one.year === wanted);
  return {
    shared: of(year)?.shared ?? 0,
    outside: of(year)?.outside ?? 0,
    history: insured.map(({ year: past }) => ({
      year: past,
      shared: of(past)?.shared ?? 0,
      outside: of(past)?.outside ?? 0,
    })),
  };
}
