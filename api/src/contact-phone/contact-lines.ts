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

/** A broker or the insurer, with a number to call. */
export interface ContactLine {
  kind: "BROKER" | "INSURER";
  /** The insurances that a broker manages; the insurer's own line covers all. */
  insurances: readonly BrokeredInsurance[];
  name: string;
  company: string | null;
  phoneNumber: string;
  email: string | null;
  languages: string[];
  /** Null if the hours are unknown. */
  hours: OpeningHours | null;
}

const serviceLines = prepare(() =>
  sql
    .selectFrom("serviceLine")
    .select(["name", "phoneNumber", "languages", "canton", "week"])
    .orderBy("position"),
);
/** Row level security filters the rows. */
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

/** The numbers that an account can call about its contracts: its brokers, then the insurer. */
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
  // Twice the horizon, for a page that stays open overnight and for the days of a callback.
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

/** Without a stored line, the number printed on every letter is used. */
function mainNumber(language: Language): ContactLine {
  return {
    ...nobodysBroker,
    name: brand.name,
    phoneNumber: brand.phone[language],
    languages: [],
    hours: null,
  };
}
