import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  DeadlineKind,
  deadlinesOn,
  isCheckOverdue,
  reminderDay,
  ReductionWay,
} from "@portal/model/premium-reductions/deadlines.ts";
import { ReductionOffice } from "@portal/model/premium-reductions/offices.ts";
import type { z } from "zod/mini";
import { ruleOf } from "../../premium-reductions/offices.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  dayIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

const nameOptions = ["office-fr", "office-de", "office-it"] as const;
const languageOf = { "office-fr": "fr", "office-de": "de", "office-it": "it" } as const;

const HOW =
  "[--office-fr TEXT] [--office-de TEXT] [--office-it TEXT] [--page URL|none] [--home URL] [--way AUTOMATIC|INVITATION|APPLICATION] [--deadline 31.03|WITHIN_YEAR|ANY_TIME|LETTER|NONE|UNCONFIRMED] [--year before|same|after]";

export const premiumReductionCommands: Record<string, Command> = {
  "premium-reduction list": {
    usage: "[--overdue]",
    about:
      "where each canton takes applications for reduced premiums, until when, and when that was checked",
    switches: ["overdue"],
    run: listOffices,
  },
  "premium-reduction set": {
    usage: `CANTON ${HOW} --source TEXT [--checked DAY]`,
    about:
      "changes what is given of a canton; reminders that customers set move with the deadline. --year says in which year, seen from the reduction, the day lies",
    texts: [...nameOptions, "page", "home", "way", "deadline", "year", "source", "checked"],
    run: setOffice,
  },
  "premium-reduction check": {
    usage: "CANTON [--on DAY] [--source TEXT]",
    about: "notes that the canton's page was read and that the row still agrees with it",
    texts: ["on", "source"],
    run: checkOffice,
  },
  "premium-reduction history": {
    usage: "CANTON",
    about: "who wrote which version of a canton's row",
    run: listVersions,
  },
};

async function listOffices(
  { db, now }: OperatorContext,
  { options }: CommandArguments,
): Promise<string[]> {
  const today = todayInZurich(now);
  const rows = await db.selectFrom("reductionOffice").selectAll().orderBy("canton").execute();
  const lines = rows
    .filter(({ checkedOn }) => !options["overdue"] || isCheckOverdue(checkedOn, today))
    .map((row) => {
      const coming = deadlinesOn(ruleOf(row), today)?.coming;
      const until = coming
        ? `${row.deadlineKind} ${formatDate(coming.day)} for ${coming.claimYear}`
        : row.deadlineKind;
      const checked = `checked ${formatDate(row.checkedOn)}${isCheckOverdue(row.checkedOn, today) ? ", OVERDUE" : ""}`;
      return [row.canton, row.way, until, checked, row.pageUrl ?? `${row.homeUrl} (home)`].join(
        "  ",
      );
    });
  return lines.length > 0 ? lines : ["Every row was checked within 13 months."];
}

async function setOffice(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const before = await lockedOffice(operator, given);
  const page = optionalText(given, "page");
  const names = { ...before.names };
  for (const option of nameOptions) {
    const name = optionalText(given, option);
    if (name !== undefined) names[languageOf[option]] = name;
  }
  const after = valid({
    ...before,
    names,
    ...(page !== undefined && { pageUrl: page === "none" ? null : page }),
    ...(optionalText(given, "home") && { homeUrl: textOf(given, "home") }),
    ...(optionalText(given, "way") && { way: wayIn(given) }),
    ...deadlineIn(given),
    source: textOf(given, "source"),
    checkedOn: checkedDay(operator, given, "checked"),
  });
  await write(operator, after);
  const moved = await moveReminders(operator, after);
  await audit(operator, "premium-reduction set", after.canton);
  return [`Written: ${after.canton}`, ...(moved > 0 ? [`${moved} reminders moved`] : [])];
}

async function checkOffice(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const before = await lockedOffice(operator, given);
  const checkedOn = checkedDay(operator, given, "on");
  const source = optionalText(given, "source") ?? before.source;
  await write(operator, valid({ ...before, checkedOn, source }));
  await audit(operator, "premium-reduction check", before.canton);
  return [`Checked on ${formatDate(checkedOn)}: ${before.canton}`];
}

async function listVersions(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { canton } = await lockedOffice(operator, given);
  const rows = await operator.db
    .selectFrom("reductionOfficeVersion")
    .selectAll()
    .where("canton", "=", canton)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ version, writtenAt, writtenBy, content }) =>
    [version, writtenAt.toISOString(), writtenBy, JSON.stringify(content)].join("  "),
  );
}

async function lockedOffice(
  { db }: OperatorContext,
  { words: [canton = "", more] }: CommandArguments,
): Promise<ReductionOffice> {
  if (canton === "" || more !== undefined) throw wrong("the abbreviation of one canton is missing");
  const row = await db
    .selectFrom("reductionOffice")
    .selectAll()
    .where("canton", "=", canton.toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw wrong(`${canton} is no canton: premium-reduction list names them`);
  return ReductionOffice.parse(row);
}

function wayIn(given: CommandArguments): ReductionWay {
  const way = ReductionWay.safeParse(textOf(given, "way"));
  if (!way.success) throw wrong(`--way is none of ${ReductionWay.options.join(", ")}`);
  return way.data;
}

const years: Readonly<Record<string, number>> = { before: -1, same: 0, after: 1 };

function deadlineIn(given: CommandArguments): Partial<ReductionOffice> {
  const text = optionalText(given, "deadline");
  const year = optionalText(given, "year");
  const deadlineYear = year === undefined ? 0 : years[year];
  if (deadlineYear === undefined)
    throw wrong(`--year ${year ?? ""} is none of before, same, after`);
  if (text === undefined) {
    if (year !== undefined) throw wrong("--year needs --deadline");
    return {};
  }
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(text) ?? [];
  if (day !== undefined && month !== undefined)
    return {
      deadlineKind: "DAY",
      deadlineDay: Number(day),
      deadlineMonth: Number(month),
      deadlineYear,
    };
  const kind = DeadlineKind.safeParse(text);
  if (!kind.success || kind.data === "DAY")
    throw wrong(`--deadline ${text} is neither a day like 31.03 nor a rule`);
  return { deadlineKind: kind.data, deadlineDay: null, deadlineMonth: null, deadlineYear };
}

function checkedDay({ now }: OperatorContext, given: CommandArguments, name: string): string {
  const today = todayInZurich(now);
  const day = dayIn(given, name) ?? today;
  if (day > today) throw wrong(`--${name} ${day} is not yet`);
  return day;
}

function valid(office: ReductionOffice): ReductionOffice {
  const parsed = ReductionOffice.safeParse(office);
  if (parsed.success) return parsed.data;
  throw wrong(`${whereIn(parsed.error)} is not valid`);
}

function whereIn({ issues }: z.core.$ZodError): string {
  return issues[0]?.path.join(".") || "the row";
}

async function write({ db, person, now }: OperatorContext, office: ReductionOffice): Promise<void> {
  const { canton, names, ...rest } = office;
  const last = await db
    .selectFrom("reductionOfficeVersion")
    .select("version")
    .where("canton", "=", canton)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable("reductionOffice")
    .set({ ...rest, names: JSON.stringify(names) })
    .where("canton", "=", canton)
    .execute();
  await db
    .insertInto("reductionOfficeVersion")
    .values({
      canton,
      version: (last?.version ?? 0) + 1,
      content: JSON.stringify(office),
      writtenBy: `operator ${person}`,
      writtenAt: now,
    })
    .execute();
}

/** Open reminders follow the rule. Where it names no day any more, they are sent at once and say so. */
async function moveReminders(
  { db, now }: OperatorContext,
  office: ReductionOffice,
): Promise<number> {
  const today = todayInZurich(now);
  const deadline = deadlinesOn(ruleOf(office), today)?.coming;
  const open = await db
    .selectFrom("reductionReminder")
    .select(["id", "daysBefore", "deadline", "remindOn", "claimYear"])
    .where("canton", "=", office.canton)
    .where("sentAt", "is", null)
    .where("cancelledAt", "is", null)
    .forUpdate()
    .execute();
  let moved = 0;
  for (const { id, daysBefore, ...reminder } of open) {
    if (reminder.deadline === (deadline?.day ?? null)) continue;
    const planned = deadline ? reminderDay(deadline.day, daysBefore) : today;
    await db
      .updateTable("reductionReminder")
      .set({
        deadline: deadline?.day ?? null,
        claimYear: deadline?.claimYear ?? reminder.claimYear,
        remindOn: planned < today ? today : planned,
      })
      .where("id", "=", id)
      .execute();
    moved += 1;
  }
  return moved;
}
