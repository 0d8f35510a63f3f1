import {
  DeadlineKind,
  deadlinesOn,
  type Deadlines,
  isCheckOverdue,
  type PossibleReminder,
  possibleReminders,
  ReductionWay,
} from "@portal/model/premium-reductions/deadlines.ts";
import { OfficeNames } from "@portal/model/premium-reductions/offices.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Selectable } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";

/** Where and until when the people of a canton apply, as it stands today. */
export interface ListedOffice {
  canton: string;
  name: string;
  url: string;
  isHomePage: boolean;
  way: ReductionWay;
  deadlineKind: DeadlineKind;
  deadlines: Deadlines | undefined;
  reminders: PossibleReminder[];
  source: string;
  checkedOn: string;
  isCheckOverdue: boolean;
}

const allOffices = prepare(() => sql.selectFrom("reductionOffice").selectAll().orderBy("canton"));

/** The offices of all cantons. */
export async function listOffices(ctx: Context): Promise<ListedOffice[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(allOffices({}));
  return rows.map((row) => listed(row, ctx.language, today));
}

function listed(
  row: Selectable<Tables["reductionOffice"]>,
  language: Language,
  today: string,
): ListedOffice {
  const { canton, pageUrl, homeUrl, source, checkedOn } = row;
  const deadlines = deadlinesOn(ruleOf(row), today);
  return {
    canton,
    name: nameIn(OfficeNames.parse(row.names), language),
    url: pageUrl ?? homeUrl,
    isHomePage: pageUrl === null,
    way: ReductionWay.parse(row.way),
    deadlineKind: DeadlineKind.parse(row.deadlineKind),
    deadlines,
    reminders: deadlines ? possibleReminders(deadlines.coming.day, today) : [],
    source,
    checkedOn,
    isCheckOverdue: isCheckOverdue(checkedOn, today),
  };
}

type StoredRule = Pick<
  Selectable<Tables["reductionOffice"]>,
  "deadlineKind" | "deadlineMonth" | "deadlineDay" | "deadlineYear"
>;

export function ruleOf({ deadlineKind, deadlineMonth, deadlineDay, deadlineYear }: StoredRule) {
  return {
    kind: DeadlineKind.parse(deadlineKind),
    month: deadlineMonth,
    day: deadlineDay,
    yearOffset: deadlineYear,
  };
}

/** The name in the language of the request, or in the one that the canton uses. */
function nameIn(names: OfficeNames, language: Language): string {
  const own = language === "en" ? undefined : names[language];
  return own ?? names.de ?? names.fr ?? names.it ?? "";
}
