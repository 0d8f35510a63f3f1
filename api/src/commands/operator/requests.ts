import {
  InteractionStatus,
  InteractionType,
  openStatuses,
} from "@portal/model/requests/interactions.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { refuseRequest } from "../../insurer/requests/refuse.ts";
import { saveAttachedFile } from "./attached-files.ts";
import {
  always,
  audit,
  type Command,
  type CommandArguments,
  idIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";
import { showRequest } from "./show-request.ts";
import { condition } from "../../core/db/condition.ts";

const MOST_LISTED = 200;

export const requestCommands: Record<string, Command> = {
  "requests list": {
    usage: "[--status STATUS] [--type TYPE] [--late]",
    about: "the newest requests; --late: those that failed or wait for more than an hour",
    texts: ["status", "type"],
    switches: ["late"],
    run: listRequests,
  },
  "requests show": {
    usage: "ID",
    about: "all that a request says: who asks, what, with which files, and how it stands",
    run: showRequest,
  },
  "requests file": {
    usage: "ID --out PATH",
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
    about: "has a request treated at once, also a held one",
    run: approveRequest,
  },
  "requests refuse": {
    usage: "ID --reason TEXT",
    about: "refuses a request and writes the reason to the customer",
    texts: ["reason"],
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
    .orderBy("createdAt", "desc")
    .limit(MOST_LISTED);
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
      heldAt ? `${row.status} (held)` : row.status,
      row.type,
      row.nature,
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
  const reason = textOf(given, "reason");
  const request = await openRequest(operator, given);
  const { id, accountId } = request;
  const work = { ...operator, today: todayInZurich(operator.now) };
  await refuseRequest(work, operator.kinds, request, {
    actor: `operator ${operator.person}`,
    reason,
  });
  await audit(operator, "requests refuse", id, accountId);
  return [`Refused: ${id}`];
}

/** A row lock, so that the worker and the operator do not decide at once. */
export async function openRequest({ db }: OperatorContext, given: CommandArguments) {
  const id = idIn(given);
  const request = await db
    .selectFrom("interaction")
    .select(["id", "accountId", "status", "insuredNumber", "type", "nature", "language", "details"])
    .select(["heldAt", "approvedAt", "lastError"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw wrong(`there is no request ${id}`);
  if (!openStatuses.some((status) => status === request.status))
    throw wrong(`the request ${id} is ${request.status} already`);
  return request;
}
