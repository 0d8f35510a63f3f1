import { toConfirmationHeader } from "@portal/model/portal/act-headers.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { codeMessage } from "../../src/insurer/confirmations/messages.ts";
import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { type Customer, db, secrets } from "../portal.ts";

type Answer = Awaited<ReturnType<Customer["graphql"]>>;

/** Requests an act that needs a code; returns a function that sends it with the code, or the earlier answer. */
export async function untilCode(
  who: Customer,
  document: string,
  variables: object,
): Promise<() => Promise<Answer>> {
  const first = await who.graphql(document, variables);
  const challenge = first.errors?.[0]?.extensions["challenge"] as { id: string } | undefined;
  if (!challenge) return async () => first;
  const code = await lastCodeOf(who);
  const header = toConfirmationHeader({ id: challenge.id, code });
  return () => who.graphql(document, variables, { [clientHeaders.confirmation]: header });
}

/** Performs an act with the code on the customer's phone. */
export async function withCode(
  who: Customer,
  document: string,
  variables: object,
): Promise<Answer> {
  return (await untilCode(who, document, variables))();
}

/** Performs a REST act with the customer's code. */
export async function restWithCode(
  who: Customer,
  [method, path]: readonly [string, string],
  body: unknown,
): Promise<Response> {
  const code = await codeFor(who, [method, path], body);
  const answer = await who.call(method, path, body, code);
  if (answer.status !== 428) return answer;
  // A new number is proved by its own code.
  const { challenge } = await answer.json();
  const header = toConfirmationHeader({ id: challenge.id, code: await lastCodeOf(who) });
  return who.call(method, path, body, { [clientHeaders.confirmation]: header });
}

/** The header that confirms a REST act: requests it once, and reads the sent code. */
export async function codeFor(
  who: Customer,
  [method, path]: readonly [string, string],
  body: unknown,
): Promise<Record<string, string>> {
  const answer = await who.call(method, path, body);
  if (answer.status !== 428) return {};
  const { challenge } = await answer.json();
  const header = toConfirmationHeader({ id: challenge.id, code: await lastCodeOf(who) });
  return { [clientHeaders.confirmation]: header };
}

/** The header that confirms a new phone number: with the code to the old number, then the code to the new one. */
export async function codesForPhone(
  who: Customer,
  [method, path]: readonly [string, string],
  body: unknown,
): Promise<Record<string, string>> {
  const answer = await who.call(method, path, body, await codeFor(who, [method, path], body));
  const { challenge } = await answer.json();
  const header = toConfirmationHeader({ id: challenge.id, code: await lastCodeOf(who) });
  return { [clientHeaders.confirmation]: header };
}

async function lastCodeOf({ id }: Customer): Promise<string> {
  const message = await db
    .selectFrom("message")
    .select(["id", "parameters"])
    .where("accountId", "=", id)
    .where("template", "=", codeMessage.key)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  return JSON.parse(secrets.decrypt(messageBinding("parameters", message.id), message.parameters))
    .code;
}
