import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { type OpeningHours, OpeningWeek } from "@portal/model/calendar/opening-hours.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { readOwnLanguage } from "../insurer/own-language.ts";

export interface HealthContact {
  name: string;
  phoneNumber: string;
  languages: string[];
  hours: OpeningHours;
}

const allContacts = prepare(() =>
  sql
    .selectFrom("healthContact")
    .select(["name", "phoneNumber", "languages", "week"])
    .orderBy("position"),
);
const Languages = z.array(z.string());

/** The medical advice line of this account: the first one in its language, otherwise the first. */
export async function findHealthContact(ctx: Context): Promise<HealthContact | null> {
  const [rows, language] = await Promise.all([ctx.read(allContacts({})), readOwnLanguage(ctx)]);
  const contacts = rows.map(({ name, phoneNumber, languages, week }) => ({
    name: InFourLanguages.parse(name)[ctx.language],
    phoneNumber,
    languages: Languages.parse(languages),
    hours: { week: OpeningWeek.parse(week), exceptions: [] },
  }));
  const speaks = contacts.find(({ languages }) => languages.includes(language));
  return speaks ?? contacts[0] ?? null;
}
