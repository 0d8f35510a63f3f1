import { brand } from "@portal/brand/brand.ts";
import { holidaysBetween, workingDaysAfter } from "@portal/model/calendar/holidays.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ClaimChannel, DAYS_TO_PAY, PendingStatus } from "@portal/model/statements.ts";
import { readHolidayRules } from "../insurer/calendar/calendar.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

export interface PendingBill {
  id: string;
  insured: { insuredNumber: number; firstname: string; lastname: string };
  channel: ClaimChannel;
  status: PendingStatus;
  receivedOn: string;
  /** The day by which the insurer decides. */
  dueOn: string;
  /** The expected day of the payment, if the person paid the provider. */
  expectedOn: string | null;
  careProvider: string | null;
  treatmentBegin: string | null;
  totalAmount: number | null;
  /** The request with which it was sent; null if it came another way. */
  request: string | null;
}

const pending = prepare(() =>
  sql
    .selectFrom("claim")
    .innerJoin("insured", "insured.insuredNumber", "claim.insuredNumber")
    .select([
      "claim.id",
      "claim.insuredNumber",
      "firstname",
      "lastname",
      "channel",
      "status",
      "receivedAt",
      "dueOn",
      "provider",
      "treatmentBegin",
      "tiers",
      "billed",
      "interactionId",
      "saidProvider",
      "saidAmount",
      "saidTreatedOn",
    ])
    .where("status", "in", PendingStatus.options)
    .orderBy("receivedAt", "desc")
    .orderBy("claim.id"),
);

/** The undecided bills, newest first. */
export async function listPendingBills(ctx: Context): Promise<PendingBill[]> {
  const [rows, rules] = await Promise.all([ctx.read(pending({})), readHolidayRules(ctx)]);
  const days = rows.map(({ dueOn }) => dueOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const span = [first, moveDay(last, { months: 1 })] as const;
  const holidays = holidaysBetween(rules, brand.address.canton, span);
  return rows.map((row) => ({
    id: row.id,
    insured: {
      insuredNumber: row.insuredNumber,
      firstname: row.firstname,
      lastname: row.lastname,
    },
    channel: ClaimChannel.parse(row.channel),
    status: PendingStatus.parse(row.status),
    receivedOn: todayInZurich(row.receivedAt),
    dueOn: row.dueOn,
    expectedOn:
      row.tiers === "PAYANT"
        ? null
        : (workingDaysAfter(row.dueOn, DAYS_TO_PAY, (day) => holidays.has(day)).at(-1) ?? null),
    careProvider: row.provider ?? row.saidProvider,
    treatmentBegin: row.treatmentBegin ?? row.saidTreatedOn,
    totalAmount: row.billed ?? row.saidAmount,
    request: row.interactionId,
  }));
}
