import { brand } from "@portal/brand/brand.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import {
  type OpeningHours,
  openingHorizonDays,
  OpeningWeek,
} from "@portal/model/calendar/opening-hours.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { readHolidayRules } from "../insurer/calendar/calendar.ts";
import { closedDays } from "../insurer/calendar/closed-days.ts";
import { readOwnLanguage } from "../insurer/own-language.ts";

export const brokeredInsurances = ["HEALTH", "PROPERTY"] as const;
export type BrokeredInsurance = (typeof brokeredInsurances)[number];

/** Somebody whom a customer can call. */
export interface ContactLine {
  kind: "BROKER" | "INSURER";
  /** What a broker looks after; the insurer's own line helps with everything. */
  insurances: readonly BrokeredInsurance[];
  name: string;
  company: string | null;
  phoneNumber: string;
  email: string | null;
  languages: string[];
  /** Nothing where we do not know it. */
  hours: OpeningHours | null;
}

const serviceLines = prepare(() =>
  sql
    .selectFrom("serviceLine")
    .select(["name", "phoneNumber", "languages", "canton", "week"])
    .orderBy("position"),
);
/** Row level security is the filter. */
const ownBrokers = prepare(() =>
  sql
    .selectFrom("brokerMandate as m")
    .innerJoin("broker as b", "b.id", "m.brokerId")
    .select([
      "b.name",
      "b.company",
      "b.phoneNumber",
      "b.email",
      "b.languages",
      "b.canton",
      "b.week",
      raw<BrokeredInsurance[]>`array_agg(m.insurance order by m.insurance)`.as("insurances"),
    ])
    .groupBy("b.id"),
);
const Languages = z.array(z.string());

/** Whom an account calls about its contracts: the brokers who look after some of them, then the insurer. */
export async function listContactLines(
  ctx: Pick<Context, "read" | "clock" | "language">,
): Promise<ContactLine[]> {
  const first = todayInZurich(ctx.clock.now());
  const [lines, brokers, language, holidays] = await Promise.all([
    ctx.read(serviceLines({})),
    ctx.read(ownBrokers({})),
    readOwnLanguage(ctx),
    readHolidayRules(ctx),
  ]);
  // A page that stays open overnight, and a call that is asked for, still know the days ahead.
  const span = [first, moveDay(first, { days: openingHorizonDays * 2 })] as const;
  const daysOf = closedDays(holidays, span, ctx.language);
  const reach = (row: { languages: unknown; canton: string; week: unknown }) => ({
    languages: Languages.parse(row.languages),
    hours: { week: OpeningWeek.parse(row.week), exceptions: daysOf(row.canton) },
  });
  const own = lines.map((line) => ({
    ...nobodysBroker,
    name: InFourLanguages.parse(line.name)[ctx.language],
    phoneNumber: line.phoneNumber,
    ...reach(line),
  }));
  const speaks = own.find(({ languages }) => languages.includes(language));
  return [
    ...brokers.map(({ name, company, phoneNumber, email, insurances, ...row }) => ({
      kind: "BROKER" as const,
      insurances,
      name,
      company,
      phoneNumber,
      email,
      ...reach(row),
    })),
    speaks ?? own[0] ?? mainNumber(knownLanguage(language)),
  ];
}

const nobodysBroker = { kind: "INSURER", insurances: [], company: null, email: null } as const;

/** Where no line is kept, there is still the number on every letter. */
function mainNumber(language: Language): ContactLine {
  return {
    ...nobodysBroker,
    name: brand.name,
    phoneNumber: brand.phone[language],
    languages: [],
    hours: null,
  };
}
