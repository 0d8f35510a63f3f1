import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  CertificateKind,
  type CertificateObstacle,
} from "@portal/model/certificates/certificates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { readPremiumYears } from "../insurer/certified/paid-premiums.ts";
import { listTaxCertificates } from "../insurer/certified/tax-years.ts";
import { readCostShares } from "../insurer/cover/cost-shares.ts";

/** Years back that are certified: what the law keeps of accounts. */
const YEARS_BACK = 10;

/** A kind of certificate about a person, and what stands in its way. */
export interface CertificateOffer {
  kind: CertificateKind;
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  /** Null: it can be issued. */
  obstacle: CertificateObstacle | null;
  /** The years to choose from, the newest first. */
  years: number[];
  /** The days of an insurance that is in force or will be. */
  cover: CoverDays | null;
  /** The first day of an insurance that has not begun. */
  startsLater: string | null;
  /** How many certificates the account had issued today. */
  issuedToday: number;
}

/** An insurance without a gap; `endsOn` is null if no end is known. */
interface CoverDays {
  startsOn: string;
  endsOn: string | null;
}

const Spans = z.array(z.object({ from: z.string(), to: z.string() }));
const ENDLESS = "9999-12-31";

/** The people of the account, and the health contracts that are not over. */
const people = prepare(({ today }: { today: string }) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .innerJoin("account", "account.id", "link.accountId")
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      raw<boolean>`insured.insured_number = account.insured_number`.as("isOwn"),
      raw<number>`(select count(*)::int from certificate c
        where c.account_id = app_account() and c.issued_on = ${today}::date)`.as("issuedToday"),
      raw`(select coalesce(jsonb_agg(jsonb_build_object('from', span.valid_from, 'to', span.valid_to)
          order by span.valid_from, span.valid_to), '[]')
        from (
          select b.valid_from, b.valid_to from basic_contract b
          where b.insured_number = insured.insured_number and b.valid_to >= ${today}::date
          union all
          select s.valid_from, s.valid_to from supplementary_contract s
          where s.insured_number = insured.insured_number and s.valid_to >= ${today}::date
        ) span)`.as("spans"),
    ])
    .where("link.accountId", "=", raw<string>`app_account()`)
    .orderBy("link.position")
    .orderBy("insured.insuredNumber"),
);

/** Each of these kinds about every person of the account, whether it can be issued today or why not. */
export async function readOffers(
  ctx: Context,
  kinds: readonly CertificateKind[] = CertificateKind.options,
): Promise<CertificateOffer[]> {
  const today = todayInZurich(ctx.clock.now());
  const year = Number(today.slice(0, 4));
  const [everybody, taxes, premiums, shares] = await Promise.all([
    ctx.read(people({ today })),
    kinds.includes("TAX")
      ? listTaxCertificates(ctx, { from: year - YEARS_BACK, to: year - 1 })
      : [],
    kinds.includes("CONTRIBUTIONS")
      ? readPremiumYears(ctx, { from: year - YEARS_BACK, to: year })
      : [],
    kinds.includes("COST_SHARING") ? readCostShares(ctx, year) : new Map<number, unknown>(),
  ]);
  return everybody.flatMap(({ isOwn, spans, ...person }) => {
    const { insuredNumber, birthdate } = person;
    const isClosed = !isOwn && isOfAge(birthdate, today);
    const taxYears = taxes
      .filter(({ insured }) => insured.insuredNumber === insuredNumber)
      .map((one) => one.year);
    const paidYears = premiums.filter((one) => one.insuredNumber === insuredNumber);
    const cover = coverDays(Spans.parse(spans), today);
    const obstacles: Record<CertificateKind, CertificateObstacle | null> = {
      INSURANCE: cover ? null : "NOT_INSURED",
      TAX: taxYears.length > 0 ? null : isClosed ? "OF_AGE" : "NO_YEAR",
      COST_SHARING: isClosed ? "OF_AGE" : shares.has(insuredNumber) ? null : "NO_CARE_INSURANCE",
      CONTRIBUTIONS: paidYears.length > 0 ? null : "NOTHING_PAID",
    };
    const years: Partial<Record<CertificateKind, number[]>> = {
      TAX: taxYears,
      CONTRIBUTIONS: [...new Set(paidYears.map((one) => one.year))].toSorted((a, b) => b - a),
    };
    return kinds.map((kind) => ({
      ...person,
      kind,
      cover,
      startsLater: cover && cover.startsOn > today ? cover.startsOn : null,
      obstacle: obstacles[kind],
      years: years[kind] ?? [],
    }));
  });
}

/** The insurance that is in force, else the next one: contracts that follow each other without a gap count as one. */
function coverDays(spans: z.infer<typeof Spans>, today: string): CoverDays | null {
  const [first] = spans;
  if (!first) return null;
  let endsOn = first.to;
  for (const { from, to } of spans) {
    if (to > endsOn && (endsOn === ENDLESS || from <= moveDay(endsOn, { days: 1 }))) endsOn = to;
  }
  const startsOn = first.from > today ? first.from : today;
  return { startsOn, endsOn: endsOn === ENDLESS ? null : endsOn };
}
