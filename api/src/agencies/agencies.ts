import { SearchPoint } from "@portal/model/places/agencies.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { kilometresBetween } from "@portal/model/places/distances.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import {
  type OpeningException,
  type OpeningHours,
  openingHorizonDays,
  OpeningSpans,
  OpeningWeek,
} from "@portal/model/calendar/opening-hours.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { readHolidayRules } from "../insurer/calendar/calendar.ts";
import { closedDays } from "../insurer/calendar/closed-days.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { parse } from "../core/http/parse.ts";

export interface Agency {
  uuid: string;
  title: string;
  agencyName: string;
  address: string;
  canton: string;
  email: string;
  phoneNumber: string;
  fax: string | null;
  visualTour: string | null;
  comment: string | null;
  languages: string[];
  hours: OpeningHours;
  /** `distance` in kilometres from the given point. */
  geolocation: { lat: number; lng: number; distance: number | null };
}

const allAgencies = prepare(() =>
  sql
    .selectFrom("agency")
    .select([
      "uuid",
      "title",
      "agencyName",
      "street",
      "zip",
      "city",
      "canton",
      "lat",
      "lng",
      "email",
      "phoneNumber",
      "fax",
      "visualTour",
      "languages",
      "comment",
      "week",
    ]),
);
const exceptionsBetween = prepare((span: { first: string; last: string }) =>
  sql
    .selectFrom("agencyException")
    .select(["agency", "day", "spans", "reason"])
    .where("day", ">=", span.first)
    .where("day", "<=", span.last),
);

const Languages = z.array(z.string());

interface AgencyArguments {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/** All agencies: nearest first if a point is given, otherwise by title. */
export async function listAgencies(ctx: Context, args: AgencyArguments): Promise<Agency[]> {
  const point = pointOf(args);
  const first = todayInZurich(ctx.clock.now());
  // Twice the horizon, for a page that stays open overnight.
  const last = moveDay(first, { days: openingHorizonDays * 2 });
  const [rows, exceptions, holidays] = await Promise.all([
    ctx.read(allAgencies({})),
    ctx.read(exceptionsBetween({ first, last })),
    readHolidayRules(ctx),
  ]);
  const { language } = ctx;
  const daysOf = closedDays(holidays, [first, last], language);
  const agencies = rows.map((row): Agency => {
    const { street, zip, city, lat, lng, comment, languages, week, ...rest } = row;
    const own = exceptions
      .filter(({ agency }) => agency === row.uuid)
      .map((one) => ({
        day: one.day,
        reason: InFourLanguages.parse(one.reason)[language],
        spans: OpeningSpans.parse(one.spans),
      }));
    const others = daysOf(row.canton).filter(({ day }) => !own.some((one) => one.day === day));
    return {
      ...rest,
      address: `${street}, ${zip} ${city}`,
      comment: comment === null ? null : InFourLanguages.parse(comment)[language],
      languages: Languages.parse(languages),
      hours: { week: OpeningWeek.parse(week), exceptions: [...own, ...others].toSorted(byDay) },
      geolocation: { lat, lng, distance: point && kilometresBetween(point, { lat, lng }) },
    };
  });
  const { compare } = new Intl.Collator(language);
  return agencies.toSorted(
    (one, other) =>
      (one.geolocation.distance ?? 0) - (other.geolocation.distance ?? 0) ||
      compare(one.title, other.title),
  );
}

/** Latitude and longitude must be given together. */
function pointOf({ lat, lng }: AgencyArguments): SearchPoint | null {
  const isGiven = [lat, lng].map((one) => one !== null && one !== undefined);
  if (!isGiven.includes(true)) return null;
  if (isGiven.includes(false)) {
    throw new Problem("INVALID", { fields: { [isGiven[0] ? "lng" : "lat"]: "required" } });
  }
  return parse(SearchPoint, { lat, lng });
}

function byDay(one: OpeningException, other: OpeningException): number {
  return one.day.localeCompare(other.day);
}
