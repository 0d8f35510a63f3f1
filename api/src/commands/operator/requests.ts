import { Decider, RefusalReason } from "@portal/model/requests/decisions.ts";
import {
  InteractionStatus,
  InteractionType,
  openStatuses,
} from "@portal/model/requests/interactions.ts";
import { knownLanguage, languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { tellReason } from "../../insurer/requests/reasons.ts";
import { refuseRequest } from "../../insurer/requests/refuse.ts";
import { saveAttachedFile } from "./attached-files.ts";
import {
  always,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  wrong,
} from "./command.ts";
import { wordsIn } from "./clerks.ts";
import { openRequest } from "./open-request.ts";
import { showRequest } from "./show-request.ts";
import { condition } from "../../core/db/condition.ts";

const MOST_LISTED = 200;

export const requestCommands: Record<string, Command> = {
  "requests list": {
    atDesk: "desk list",
    usage: "[--status STATUS] [--type TYPE] [--decider DECIDER] [--late] [--due]",
    about:
      "the newest requests; --late: those that failed or wait for more than an hour; --due: open ones with a deadline, the most urgent first",
    texts: ["status", "type", "decider"],
    switches: ["late", "due"],
    run: listRequests,
  },
  "requests show": {
    usage: "ID",
    atDesk: "desk show",
    about: "all that a request says: who asks, what, with which files, and how it stands",
    run: showRequest,
  },
  "requests file": {
    usage: "ID --out PATH",
    atDesk: "desk file",
    about: "saves a file that came with a request, by the file's id",
    texts: ["out"],
    run: (operator, given) => saveAttachedFile(operator, given, "interaction"),
  },
  "requests hold": {
    usage: "ID [--reason TEXT]",
    about: "keeps a request from being treated until it is approved or refused",
    texts: ["reason"],
    run: holdRequest,
  },
  "requests release": {
    usage: "ID",
    about: "takes back what requests hold did: the request is treated in its turn",
    run: releaseRequest,
  },
  "requests approve": {
    usage: "ID",
    atDesk: "desk approve",
    about: "has a request treated at once, also a held one",
    run: approveRequest,
  },
  "requests refuse": {
    usage: "ID [--code CODE] [--reason TEXT | --fr TEXT --de TEXT --it TEXT --en TEXT]",
    atDesk: "desk refuse",
    about:
      "refuses a request and writes the reason to the customer: one of the list, words in their language or in all four, or both",
    texts: ["code", "reason", ...languages],
    confirms: always,
    run: refuseOne,
  },
};

async function listRequests({ db }: OperatorContext, given: CommandArguments): Promise<string[]> {
  const status = oneOf(InteractionStatus.options, optionalText(given, "status"), "status");
  const type = oneOf(InteractionType.options, optionalText(given, "type"), "type");
  let query = db
    .selectFrom("interaction")
    .select(["id", "createdAt", "status", "type", "nature", "heldAt", "tries", "lastError"])
    .select(["decider", "decideBy", "takenBy", "overdueAt"])
    .limit(MOST_LISTED);
  const decider = oneOf(Decider.options, optionalText(given, "decider"), "decider");
  if (decider) query = query.where("decider", "=", decider);
  query = given.options["due"]
    ? query
        .where("status", "in", openStatuses)
        .where("decideBy", "is not", null)
        .orderBy("decideBy")
        .orderBy("createdAt")
    : query.orderBy("createdAt", "desc");
  if (status) query = query.where("status", "=", status);
  if (type) query = query.where("type", "=", type);
  if (given.options["late"])
    query = query.where(
      condition`status in ('REQUEST', 'IN_PROGRESS') and held_at is null
        and (last_error is not null or created_at < now() - interval '1 hour')`,
    );
  const rows = await query.execute();
  if (rows.length === 0) return ["No request."];
  return rows.map(({ id, createdAt, heldAt, tries, lastError, ...row }) =>
    [
      id,
      createdAt.toISOString().slice(0, 16),
      heldAt && row.decider === "BACK_OFFICE" ? `${row.status} (held)` : row.status,
      row.type,
      row.nature,
      ...(row.decider === "BACK_OFFICE" ? [] : [row.decider]),
      ...(row.decideBy ? [`by ${row.decideBy}${row.overdueAt ? ", overdue" : ""}`] : []),
      ...(row.takenBy ? [row.takenBy] : []),
      ...(lastError ? [`${lastError}, ${tries} tries`] : []),
    ].join("  "),
  );
}

function oneOf<T extends string>(
  choices: readonly T[],
  text: string | undefined,
  name: string,
): T | undefined {
  const found = choices.find((choice) => choice === text);
  if (text !== undefined && !found)
    throw wrong(`--${name} ${text} is none of ${choices.join(", ")}`);
  return found;
}

async function holdRequest(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const request = await openRequest(operator, given);
  await operator.db
    .updateTable("interaction")
    .set({ heldAt: operator.now, reason: optionalText(given, "reason") ?? null })
    .where("id", "=", request.id)
    .execute();
  await audit(operator, "requests hold", request.id, request.accountId);
  return [`Held: ${request.id}`];
}

async function releaseRequest(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const request = await openRequest(operator, given);
  if (request.heldAt === null) throw wrong(`the request ${request.id} is not held`);
  if (request.decider !== "BACK_OFFICE")
    throw wrong(`the request ${request.id} waits for ${request.decider}: approve or refuse it`);
  await operator.db
    .updateTable("interaction")
    .set({ heldAt: null, reason: null })
    .where("id", "=", request.id)
    .execute();
  await audit(operator, "requests release", request.id, request.accountId);
  return [`Released: ${request.id}`];
}

async function approveRequest(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const request = await openRequest(operator, given);
  // A failed request may be approved again: it is then tried at once.
  if (request.approvedAt && !request.heldAt && request.lastError === null)
    throw wrong(`the request ${request.id} is approved already`);
  if (request.type === "DAMAGE")
    throw wrong(`a damage is settled with its amount: damages settle ${request.id} --amount`);
  const status = request.status === "PENDING" ? "REQUEST" : request.status;
  await operator.db
    .updateTable("interaction")
    .set({ status, heldAt: null, approvedAt: operator.now, dueAt: operator.now, reason: null })
    .where("id", "=", request.id)
    .execute();
  await audit(operator, "requests approve", request.id, request.accountId);
  return [`Approved: ${request.id}. It is treated as soon as the portal runs.`];
}

async function refuseOne(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const reason = RefusalReason.safeParse({
    code: optionalText(given, "code"),
    words: wordsIn(given, "reason"),
  });
  if (!reason.success) throw wrong("--reason is missing, or --code of the list: requests reasons");
  const request = await openRequest(operator, given);
  const { id, accountId } = request;
  const language = knownLanguage(request.language);
  const told = await tellReason(operator.db, reason.data, language).catch((error: unknown) => {
    throw error instanceof Problem ? wrong("--code is not on the list: requests reasons") : error;
  });
  const work = { ...operator, today: todayInZurich(operator.now) };
  await refuseRequest(work, operator.kinds, request, {
    actor: `operator ${operator.person}`,
    ...told,
  });
  await audit(operator, "requests refuse", id, accountId);
  return [`Refused: ${id}`];
}
