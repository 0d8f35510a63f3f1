import type { ReasonContent } from "@portal/model/desk/publication-contents.ts";
import { languages } from "@portal/model/portal/languages.ts";
import {
  Decider,
  MOST_DAYS,
  NoAnswer,
  NO_ANSWER_REASON,
} from "@portal/model/requests/decisions.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { recordOf } from "../../core/records.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import { refusalReasons } from "../../insurer/publishing/refusal-reasons.ts";
import type { AnyKind } from "../../insurer/requests/kinds.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  publisherOf,
  textOf,
  wrong,
} from "./command.ts";

export const deciderCommands: Record<string, Command> = {
  "requests deciders": {
    usage: "",
    about: "who decides each kind of request, within which time",
    run: listDeciders,
  },
  "requests decider": {
    usage:
      "NAME BACK_OFFICE|CLERK|EXCHANGE [--days N] [--remind N] [--answer-days N] [--no-answer PERSON|REFUSE]",
    about:
      "who decides new requests of a kind (TYPE.NATURE), in working days: by when, when the decider is reminded, how long a customer has to answer a question, and what follows without an answer",
    texts: ["days", "remind", "answer-days", "no-answer"],
    run: setDecider,
  },
  "requests reasons": {
    atDesk: "desk published reason",
    usage: "",
    about: "the reasons with which requests are refused",
    run: listReasons,
  },
  "requests reason": {
    atDesk: "desk publish reason",
    usage: "NAME --fr TEXT --de TEXT --it TEXT --en TEXT | NAME --off | NAME --on",
    about:
      "adds or rewords a reason, or takes it off the list; refusals of before keep their words",
    texts: [...languages],
    switches: ["off", "on"],
    run: setReason,
  },
};

const nameOf = ({ type, nature }: Pick<AnyKind, "type" | "nature">) => `${type}.${nature}`;

async function listDeciders({ db, kinds }: OperatorContext): Promise<string[]> {
  const rows = await db.selectFrom("requestDecider").selectAll().execute();
  const names = [...new Set(kinds.map(nameOf))].toSorted();
  return names.map((name) => {
    const rule = rows.find(({ type, nature }) => `${type}.${nature}` === name);
    if (!rule) return `${name}  BACK_OFFICE`;
    const { decider, decideDays, remindDays, answerDays, noAnswer } = rule;
    return [
      name,
      decider,
      decideDays === null ? "the promised time" : `${decideDays} days`,
      ...(remindDays === null ? [] : [`reminder after ${remindDays}`]),
      `answers within ${answerDays}, then ${noAnswer}`,
    ].join("  ");
  });
}

async function setDecider(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const [name = "", wanted = "", more] = given.words;
  const kind = operator.kinds.find((one) => nameOf(one) === name);
  if (!kind) throw wrong(`${name} is no kind of request: requests deciders lists them`);
  const decider = Decider.safeParse(wanted).data;
  if (!decider || more !== undefined)
    throw wrong(`${wanted || "nothing"} is none of ${Decider.options.join(", ")}`);
  if (decider === "EXCHANGE" && kind.hasOwnDecision)
    throw wrong(`${name} is decided by an answer or an amount, so by employees`);
  const noAnswer = NoAnswer.safeParse(optionalText(given, "no-answer") ?? "PERSON").data;
  if (!noAnswer) throw wrong(`--no-answer is none of ${NoAnswer.options.join(", ")}`);
  const [decideDays, remindDays] = [daysIn(given, "days"), daysIn(given, "remind")];
  if (remindDays !== null && (decideDays === null || remindDays >= decideDays))
    throw wrong("--remind comes before --days");
  const answerDays = daysIn(given, "answer-days");
  const rule = { decider, decideDays, remindDays, noAnswer, ...(answerDays && { answerDays }) };
  const { type, nature } = kind;
  await operator.db
    .insertInto("requestDecider")
    .values({ type, nature, ...rule })
    .onConflict((conflict) =>
      conflict.columns(["type", "nature"]).doUpdateSet({ ...rule, changedAt: operator.now }),
    )
    .execute();
  const days = decideDays === null ? "" : `, within ${decideDays} working days`;
  await audit(operator, "requests decider", `${name} ${decider}`);
  return [`New requests ${name}: ${decider}${days}`];
}

function daysIn(given: CommandArguments, name: string): number | null {
  const text = optionalText(given, name);
  if (text === undefined) return null;
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MOST_DAYS)
    throw wrong(`--${name} ${text} is no number from 1 to ${MOST_DAYS}`);
  return days;
}

async function listReasons({ db }: OperatorContext): Promise<string[]> {
  const rows = await db.selectFrom("refusalReason").selectAll().orderBy("code").execute();
  return rows.map(({ code, texts, active }) =>
    [code, ...(active ? [] : ["(off)"]), InFourLanguages.parse(texts).fr].join("  "),
  );
}

async function setReason(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const [code = "", more] = given.words;
  if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(code) || more !== undefined)
    throw wrong(`${given.words.join(" ")} is no code like NOT_COVERED`);
  const { on, off } = given.options;
  if (off && code === NO_ANSWER_REASON) throw wrong(`${code} is given by the portal itself`);
  if (on || off) {
    const [known] = await refusalReasons.read(operator.db, code);
    if (!known) throw wrong(`there is no reason ${code}`);
    await publishReason({ ...known.content, isOn: !off });
  } else {
    await publishReason({
      texts: recordOf(languages, (language) => textOf(given, language)),
      isOn: true,
    });
  }
  await audit(operator, "requests reason", code);
  return [`${off ? "Off the list" : "On the list"}: ${code}`];

  async function publishReason(content: ReasonContent): Promise<void> {
    const publication = { item: code, content, ...publisherOf(operator) };
    await publish(operator.db, refusalReasons, publication);
  }
}
