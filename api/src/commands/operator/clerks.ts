import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { firstErrorCode, Problem } from "@portal/model/portal/problems.ts";
import { AskedQuestion } from "@portal/model/requests/decisions.ts";
import { askBack } from "../../insurer/requests/questions.ts";
import { giveBackRequest, takeRequest } from "../../insurer/requests/take.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  idIn,
  type OperatorContext,
  optionalText,
  wrong,
} from "./command.ts";
import { openRequest } from "./open-request.ts";

/** The commands for a request between its arrival and its decision. */
export const clerkCommands: Record<string, Command> = {
  "requests take": {
    usage: "ID",
    atDesk: "desk take",
    about: "takes a request that clerks decide, so that colleagues leave it alone",
    run: (operator, given) => takeOrGiveBack(operator, given, "take"),
  },
  "requests give-back": {
    usage: "ID",
    atDesk: "desk give-back",
    about: "gives a taken request back to the colleagues",
    run: (operator, given) => takeOrGiveBack(operator, given, "give-back"),
  },
  "requests ask": {
    usage: "ID --question TEXT | --fr TEXT --de TEXT --it TEXT --en TEXT [--document] [--days N]",
    atDesk: "desk ask",
    about:
      "asks the customer a question, in their language or in all four; --document: the answer has to come with a file; --days: working days for the answer",
    texts: ["question", "days", ...languages],
    switches: ["document"],
    run: askCustomer,
  },
};

async function takeOrGiveBack(
  operator: OperatorContext,
  given: CommandArguments,
  act: "take" | "give-back",
): Promise<string[]> {
  const id = idIn(given);
  const order = { id, actor: `operator ${operator.person}` } as const;
  await withOperatorMessage(id, () =>
    act === "take" ? takeRequest(operator.db, order) : giveBackRequest(operator.db, order),
  );
  await audit(operator, `requests ${act}`, id);
  return [`${act === "take" ? "Taken" : "Given back"}: ${id}`];
}

async function askCustomer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const days = optionalText(given, "days");
  const asked = AskedQuestion.safeParse({
    question: wordsIn(given, "question"),
    needsDocument: given.options["document"] === true,
    ...(days !== undefined && { answerDays: Number(days) }),
  });
  if (!asked.success)
    throw wrong("a question is a text of at most 2000 characters, --days 1 to 60");
  const request = await openRequest(operator, given);
  if (request.decider === "EXCHANGE") throw wrong("the core system decides it, and asks itself");
  const work = { ...operator, today: todayInZurich(operator.now) };
  const mark = operator.secrets.lookup("request_decision", randomUUID());
  const actor = `operator ${operator.person}` as const;
  await withOperatorMessage(request.id, () =>
    askBack(work, request, { actor, question: asked.data, mark }),
  );
  await audit(operator, "requests ask", request.id, request.accountId);
  return [`Asked: ${request.id}`];
}

/** One text, or one for each language; nothing if none is given. */
export function wordsIn(given: CommandArguments, name: string) {
  const one = optionalText(given, name);
  const each = languages.map((language) => [language, optionalText(given, language)] as const);
  if (each.every(([, text]) => text === undefined)) return one;
  const missing = each.find(([, text]) => text === undefined)?.[0];
  if (missing || one !== undefined)
    throw wrong(missing ? `--${missing} is missing` : `--${name} or the four languages, not both`);
  return Object.fromEntries(each);
}

const explanations: Readonly<Record<string, string>> = {
  asked: "has a question that waits for its answer",
  noAccount: "was made without an account, so nothing can be asked in the portal",
  otherDecider: "is not decided by clerks",
  decided: "is decided already",
  notTaken: "was not taken by you",
};

async function withOperatorMessage(id: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const code = firstErrorCode(error.details) ?? "";
    if (code === "taken")
      throw wrong(`the request ${id} was taken by ${String(error.details["takenBy"])}`);
    throw wrong(
      explanations[code] ? `the request ${id} ${explanations[code]}` : `there is no request ${id}`,
    );
  }
}
