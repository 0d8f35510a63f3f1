import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { deletionDay, endOfLegalYears, HeldCategory, type Keeping } from "@portal/model/my-data.ts";
import { draftDays } from "@portal/model/portal/drafts.ts";
import type { Context } from "../core/context.ts";
import { type BoundStatement, prepare, statementName } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { holdings } from "./holdings.ts";

export interface HeldData {
  category: HeldCategory;
  count: number;
  /** The days of the oldest and of the newest entry, where entries are dated. */
  oldest: string | null;
  newest: string | null;
  keeping: Keeping;
  /** The period of a retention rule. */
  months: number | null;
  /** The period of what is kept for some days. */
  days: number | null;
  /** The day from which the oldest entry may be deleted; null where it is open. */
  goesFrom: string | null;
}

interface Kept {
  /** The SQL expression that dates an entry of the first table. */
  dated?: string;
  keeping: Keeping;
  /** Of a rule: its subject, and the expression from which its months count, if entries are dated otherwise. */
  subject?: string;
  countsFrom?: string;
  /** The months count from an entry's own day, so that the day of its deletion is known. */
  hasOwnDay?: true;
}

const inZurich = (instant: string) => `(${instant} at time zone 'Europe/Zurich')::date`;

const kept: Readonly<Record<HeldCategory, Kept>> = {
  account: { dated: inZurich("created_at"), keeping: "ACCOUNT" },
  people: { keeping: "CONTRACT" },
  contracts: { dated: "valid_from", keeping: "CONTRACT" },
  invoices: { dated: "invoice_date", keeping: "LAW" },
  careCosts: { dated: "date", keeping: "LAW" },
  documents: { dated: "date", keeping: "RULE", subject: "documents", hasOwnDay: true },
  // A file goes with the request or the message to which it was attached.
  sentFiles: { dated: inZurich("created_at"), keeping: "RULE", subject: "requests" },
  requests: {
    dated: inZurich("created_at"),
    keeping: "RULE",
    subject: "requests",
    countsFrom: inZurich("decided_at"),
    hasOwnDay: true,
  },
  vouchers: { dated: "start_validity", keeping: "CONTRACT" },
  notifications: {
    dated: inZurich("sent"),
    keeping: "RULE",
    subject: "notifications",
    hasOwnDay: true,
  },
  drafts: { dated: inZurich("kept_at"), keeping: "DAYS" },
};

interface Counted {
  count: number;
  oldest: string | null;
  newest: string | null;
  first: string | null;
}

const COUNTS = `select ${HeldCategory.options
  .map((category) => {
    const { dated = "null::date", countsFrom = dated } = kept[category];
    return `(select json_build_object('count', count(*), 'oldest', min(${dated}), 'newest', max(${dated}),
      'first', min(${countsFrom})) from ${holdings[category][0].name}) as "${category}"`;
  })
  .join(", ")}`;

const counts: BoundStatement<Record<HeldCategory, Counted>> = {
  name: statementName(COUNTS),
  text: COUNTS,
  values: [],
};
const rules = prepare(() => sql.selectFrom("retentionRule").select(["subject", "months"]));

/** The amount of data held about a customer by category, how long it is kept, and when the oldest of it goes. */
export async function listHeldData(ctx: Context): Promise<HeldData[]> {
  const [[counted], periods] = await Promise.all([ctx.read(counts), ctx.read(rules({}))]);
  const today = todayInZurich(ctx.clock.now());
  const monthsOf = new Map(periods.map(({ subject, months }) => [subject, months]));
  return HeldCategory.options.map((category) => {
    const { keeping, subject, hasOwnDay } = kept[category];
    const { count, oldest, newest, first } = counted?.[category] ?? nothing;
    const months = subject === undefined ? null : (monthsOf.get(subject) ?? null);
    const goesFrom = goingFrom({ keeping, first, months: hasOwnDay ? months : null });
    return {
      category,
      count,
      oldest,
      newest,
      keeping,
      months,
      days: keeping === "DAYS" ? draftDays : null,
      // An entry that something else refers to outlives its day.
      goesFrom: goesFrom !== null && goesFrom > today ? goesFrom : null,
    };
  });
}

const nothing: Counted = { count: 0, oldest: null, newest: null, first: null };

interface Going {
  keeping: Keeping;
  first: string | null;
  months: number | null;
}

function goingFrom({ keeping, first, months }: Going): string | null {
  if (first === null) return null;
  if (keeping === "LAW") return endOfLegalYears(first);
  return months === null ? null : deletionDay(first, months);
}
