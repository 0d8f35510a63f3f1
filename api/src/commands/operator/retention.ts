import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  textOf,
  wrong,
} from "./command.ts";

export const retentionCommands: Record<string, Command> = {
  "retention list": {
    usage: "",
    about:
      "after how many months what is deleted, why, and how much was deleted in the last 30 days",
    run: listRules,
  },
  "retention set": {
    usage: "NAME --months N",
    about:
      "changes a period; what is older is deleted within ten minutes and cannot be brought back. Not below what the law asks for",
    texts: ["months"],
    confirms: () => true,
    run: setPeriod,
  },
};

async function listRules({ db, now }: OperatorContext): Promise<string[]> {
  const rules = await db
    .selectFrom("retentionRule")
    .selectAll()
    .orderBy("months")
    .orderBy("subject")
    .execute();
  const monthAgo = moveDay(todayInZurich(now), { days: -30 });
  const runs = await db
    .selectFrom("retentionRun")
    .select(["subject", "removed"])
    .where("day", ">", monthAgo)
    .execute();
  return rules.map(({ subject, months, leastMonths, legalBasis }) => {
    const removed = runs
      .filter((run) => run.subject === subject)
      .reduce((sum, run) => sum + run.removed, 0);
    return `${subject.padEnd(18)}${months} months (at least ${leastMonths}), ${removed} deleted. ${legalBasis}`;
  });
}

async function setPeriod(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const [subject = ""] = given.words;
  const text = textOf(given, "months");
  const months = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const rule = await operator.db
    .selectFrom("retentionRule")
    .select(["months", "leastMonths"])
    .where("subject", "=", subject)
    .forUpdate()
    .executeTakeFirst();
  if (!rule) throw wrong(`${subject || "the name"} is no rule: retention list names them`);
  if (months < rule.leastMonths || months > 1200)
    throw wrong(`--months ${text} is not between ${rule.leastMonths} and 1200`);
  await operator.db
    .updateTable("retentionRule")
    .set({ months })
    .where("subject", "=", subject)
    .execute();
  await audit(operator, `retention set ${rule.months} to ${months}`, subject);
  return [`${subject} are deleted after ${months} months (before: ${rule.months})`];
}
