import { DisclosedSubject, Recipient } from "@portal/model/my-data.ts";
import type { Context } from "../core/context.ts";
import { type BoundStatement, statementName } from "../core/db/prepared-query.ts";

const DAYS_A_PAGE = 7;

export interface Disclosure {
  recipient: Recipient;
  /** Of a system of record; null for all others. */
  name: string | null;
  subject: DisclosedSubject;
  count: number;
}

export interface DisclosureDay {
  day: string;
  entries: Disclosure[];
}

interface Row {
  day: string;
  recipient: string;
  name: string | null;
  subject: string;
  count: number;
}

const DISCLOSURES = "select * from own_disclosures($1, $2)";

function disclosedBefore(before: string): BoundStatement<Row> {
  return {
    name: statementName(DISCLOSURES),
    text: DISCLOSURES,
    values: [before, DAYS_A_PAGE + 1],
  };
}

/** To whom data of the account were handed out, in pages of seven days; `next` is the cursor of the earlier ones. */
export async function listDisclosures(
  ctx: Context,
  before = "9999-12-31",
): Promise<{ days: DisclosureDay[]; next: string | null }> {
  const rows = await ctx.read(disclosedBefore(before));
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, lines]) => ({
    day,
    entries: lines.map(({ recipient, name, subject, count }) => ({
      recipient: Recipient.parse(recipient),
      name,
      subject: DisclosedSubject.parse(subject),
      count,
    })),
  }));
  const shown = days.slice(0, DAYS_A_PAGE);
  return { days: shown, next: days.length > DAYS_A_PAGE ? (shown.at(-1)?.day ?? null) : null };
}
