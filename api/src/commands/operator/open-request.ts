import { openStatuses } from "@portal/model/requests/interactions.ts";
import { type CommandArguments, idIn, type OperatorContext, wrong } from "./command.ts";

/** A row lock, so that the worker and the operator do not decide at once. */
export async function openRequest({ db }: OperatorContext, given: CommandArguments) {
  const id = idIn(given);
  const request = await db
    .selectFrom("interaction")
    .select(["id", "accountId", "status", "insuredNumber", "type", "nature", "language", "details"])
    .select(["heldAt", "approvedAt", "lastError", "decider"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw wrong(`there is no request ${id}`);
  if (!openStatuses.some((status) => status === request.status))
    throw wrong(`the request ${id} is ${request.status} already`);
  return request;
}
