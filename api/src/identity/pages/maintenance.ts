import { fullDate } from "@portal/model/calendar/full-dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { type Page, renderNotice } from "./pages.ts";
import { fill, texts } from "./texts/texts.ts";

/** The maintenance page, which replaces the password form while the portal is closed. */
export async function maintenanceNotice(
  pool: pg.Pool,
  language: Language,
): Promise<Page | undefined> {
  const { rows } = await pool.query<{ gmnet_end_date: Date | null }>(
    "select gmnet_end_date from maintenance where gmnet_raised and (gmnet_begins_at is null or gmnet_begins_at <= now())",
  );
  const [raised] = rows;
  if (!raised) return undefined;
  const { title, text, until } = texts[language].maintenance;
  const end = raised.gmnet_end_date;
  const when = end && fullDate(end, language, { timeZone: "Europe/Zurich", withTime: true });
  const hint = when ? fill(language, until, { when }) : undefined;
  return renderNotice(language, { title, text }, [], { hasPicker: true, ...(hint && { hint }) });
}
