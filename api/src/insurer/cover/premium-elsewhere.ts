import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { allowsSpecialForms } from "@portal/model/premiums/special-forms.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { sql } from "../../core/db/sql.ts";
import { basicCover } from "./basic-cover.ts";
import {
  contractWithEachDeductible,
  contractWithOtherRisk,
  type Days,
  homeIn,
  ownContract,
  peopleWith,
  type PersonRow,
} from "./people-statement.ts";
import { Premiums, Rules } from "./stored-shapes.ts";

/** The premium of a person's basic contract before and after a move, before reductions. In rappen a month. */
export interface MovePremium {
  insuredNumber: number;
  before: number;
  /** Null where the tariff has no premium for the contract at the new place. */
  after: number | null;
  /** Whether the contract's product is offered there. */
  isOffered: boolean;
  /** Whether the canton stays, and with it the office for reduced premiums. */
  isSameCanton: boolean;
}

type Wanted = Days & { localityId: string };

const peopleNow = prepare((days: Days) =>
  sql
    .selectFrom(peopleWith(days, ownContract(days)).as("person"))
    .selectAll()
    .orderBy("position")
    .orderBy("insuredNumber"),
);

const peopleThere = prepare((wanted: Wanted) =>
  sql
    .selectFrom(
      peopleWith(wanted, ownContract(wanted), homeIn(wanted, wanted.localityId)).as("person"),
    )
    .selectAll(),
);

const peopleWithOtherRisk = prepare((days: Days) =>
  sql.selectFrom(peopleWith(days, contractWithOtherRisk(days)).as("person")).selectAll(),
);

const peopleWithEachDeductible = prepare((wanted: Days & { insuredNumber: number }) =>
  sql
    .selectFrom(peopleWith(wanted, contractWithEachDeductible(wanted)).as("person"))
    .selectAll()
    .where("insuredNumber", "=", wanted.insuredNumber)
    .orderBy("deductible"),
);

const cantonsOf = prepare((wanted: { localityId: string; date: string }) =>
  sql
    .selectFrom("swissLocality as there")
    .leftJoin("postalAddress as a", (join) =>
      join
        .on("a.domicileLegal", "=", true)
        .on("a.validFrom", "<=", wanted.date)
        .on("a.validTo", ">=", wanted.date),
    )
    .leftJoin("swissLocality as here", "here.id", "a.localityId")
    .select(({ fn }) => [
      "a.insuredNumber",
      "there.canton as newCanton",
      fn.coalesce("here.canton", "a.canton").as("oldCanton"),
    ])
    .where("there.id", "=", wanted.localityId),
);

/** The premiums of the account's people at a new place, by the tariff of the day. */
export async function premiumsAfterMove(
  ctx: Pick<Context, "read" | "clock">,
  { localityId, date }: { localityId: string; date: string },
): Promise<MovePremium[]> {
  const days = { date, today: todayInZurich(ctx.clock.now()) };
  const [now, there, cantons] = await Promise.all([
    ctx.read(peopleNow(days)),
    ctx.read(peopleThere({ ...days, localityId })),
    ctx.read(cantonsOf({ localityId, date })),
  ]);
  if (cantons.length === 0) throw new Problem("NOT_FOUND");
  return now.flatMap((row) => {
    const before = basicCover(row)?.premium;
    if (!before) return [];
    const { insuredNumber } = row;
    const moved = there.find((one) => one.insuredNumber === insuredNumber);
    const canton = cantons.find((one) => one.insuredNumber === insuredNumber);
    const after = moved && hasPremium(moved) ? basicCover(moved)?.premium : undefined;
    return [
      {
        insuredNumber,
        before: before.net - before.reductionsTotal,
        after: after ? after.net - after.reductionsTotal : null,
        isOffered: moved?.isOffered ?? false,
        isSameCanton: canton !== undefined && canton.oldCanton === canton.newCanton,
      },
    ];
  });
}

function hasPremium(row: PersonRow): boolean {
  return (Premiums.parse(row.premiums) ?? []).length > 0;
}

/** The premium of a newborn at the parent's insurer, in rappen a month. */
export interface ChildPremium {
  insurerNames: unknown;
  productNames: unknown;
  premium: number;
}

/** The child gets the parent's product; undefined without a parent who has basic insurance. */
export async function premiumOfChild(
  ctx: Pick<Context, "read" | "clock">,
  { parent, birthdate }: { parent: number; birthdate: string },
): Promise<ChildPremium | undefined> {
  const today = todayInZurich(ctx.clock.now());
  const people = await ctx.read(peopleNow({ date: birthdate, today }));
  const row = people.find(({ insuredNumber }) => insuredNumber === parent);
  if (!row || row.insurerCode === null || !hasPremium(row)) return undefined;
  const child: PersonRow = {
    ...row,
    birthdate,
    risk: "MIT",
    deductible: 0,
    clauses: [],
    reductions: null,
    premiums: (Premiums.parse(row.premiums) ?? []).filter(({ isOrdinary }) => isOrdinary),
  };
  const cover = basicCover(child);
  const { insurerNames, productNames } = row;
  return cover && { insurerNames, productNames, premium: cover.premium.net };
}

/** The premium of a person with and without accidents, in rappen a month. */
export interface AccidentPremium {
  insuredNumber: number;
  isCovered: boolean;
  covered: number;
  excluded: number;
}

/** What accident cover costs the account's people on a day. */
export async function accidentPremiumsOn(
  ctx: Pick<Context, "read" | "clock">,
  date: string,
): Promise<AccidentPremium[]> {
  const days = { date, today: todayInZurich(ctx.clock.now()) };
  const [own, others] = await Promise.all([
    ctx.read(peopleNow(days)),
    ctx.read(peopleWithOtherRisk(days)),
  ]);
  return own.flatMap((row) => {
    const { insuredNumber } = row;
    const other = others.find((one) => one.insuredNumber === insuredNumber);
    const premium = basicCover(row)?.premium.net;
    const otherPremium = other && hasPremium(other) ? basicCover(other)?.premium.net : undefined;
    if (premium === undefined || otherPremium === undefined) return [];
    const isCovered = row.risk === "MIT";
    return [
      isCovered
        ? { insuredNumber, isCovered, covered: premium, excluded: otherPremium }
        : { insuredNumber, isCovered, covered: otherPremium, excluded: premium },
    ];
  });
}

/** A deductible and the premium of a month with it, after reductions. In rappen. */
export interface DeductiblePremium {
  deductible: number;
  premium: number;
}

/** The premiums of a person's contract with each deductible that the law and the tariff know for the age. */
export async function deductiblePremiumsOn(
  ctx: Pick<Context, "read" | "clock">,
  { insuredNumber, date }: { insuredNumber: number; date: string },
): Promise<DeductiblePremium[]> {
  const days = { date, today: todayInZurich(ctx.clock.now()) };
  const rows = await ctx.read(peopleWithEachDeductible({ ...days, insuredNumber }));
  return rows.flatMap((row) => {
    const { deductible, birthdate, country } = row;
    if (deductible === null || !hasPremium(row)) return [];
    const forChildren = ageClassIn(row.coverYear, birthdate) === "CHILD";
    const isFree = allowsSpecialForms(country ?? "");
    const isOffered = (Rules.parse(row.rules) ?? []).some(
      (rule) =>
        rule.amount === deductible &&
        rule.forChildren === forChildren &&
        (isFree || rule.isOrdinary),
    );
    const premium = isOffered ? basicCover(row)?.premium.net : undefined;
    return premium === undefined ? [] : [{ deductible, premium }];
  });
}
