import { deskHeader } from "@portal/model/desk/session.ts";
import { parse as parseRule } from "zod/mini";
import type * as z from "zod/mini";
import { StartProblem } from "../../../core/start-problem.ts";
import { wrong } from "../command.ts";
import type { KeptSession } from "./kept-session.ts";

/** Longer than an answer takes; a node that hangs ends the command with its reason. */
const TIMEOUT_MS = 30_000;

interface Asking {
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  form?: FormData;
}

/** The desk's door, with the rights of the person who signed in. */
export interface DeskDoor {
  name: string;
  ask<Rule extends z.core.$ZodType>(
    path: string,
    rule: Rule,
    asking?: Asking,
  ): Promise<z.output<Rule>>;
  send(path: string, asking: Asking): Promise<void>;
  /** The bytes of a file. */
  load(path: string): Promise<Buffer>;
  upload<Rule extends z.core.$ZodType>(
    path: string,
    file: { filename: string; bytes: Buffer },
    rule: Rule,
  ): Promise<z.output<Rule>>;
}

/** Asks as the desk's own page does. */
export async function askDoor(
  { url, cookie }: Pick<KeptSession, "url" | "cookie">,
  path: string,
  { body, form, method = body === undefined && !form ? undefined : "POST" }: Asking = {},
): Promise<Response> {
  try {
    return await fetch(`${url}/desk/v1${path}`, {
      ...(method && { method }),
      headers: {
        origin: new URL(url).origin,
        cookie,
        [deskHeader]: "1",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`Operator: ${url} does not answer (${reason}).`);
  }
}

export function openDoor(session: KeptSession): DeskDoor {
  const asked = async (path: string, asking?: Asking): Promise<Response> => {
    const response = await askDoor(session, path, asking);
    if (response.ok) return response;
    throw await refusalIn(response);
  };
  return {
    name: session.name,
    ask: async (path, rule, asking) => parseRule(rule, await (await asked(path, asking)).json()),
    send: async (path, asking) => void (await asked(path, asking)),
    async upload(path, { filename, bytes }, rule) {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(bytes)]), filename);
      return parseRule(rule, await (await asked(path, { form })).json());
    },
    load: async (path) => Buffer.from(await (await asked(path)).arrayBuffer()),
  };
}

/** What the desk's door refused, in a line. */
export async function refusalIn(response: Response): Promise<StartProblem> {
  const text = await response.text();
  const codes = /"errorCodes":\["([\w.]+)"/.exec(text)?.[1];
  const known = codes === undefined ? undefined : refusals[codes];
  if (known) return wrong(known);
  if (response.status === 401)
    return wrong("the sign-in has ended: npm run operator -- desk sign-in");
  if (response.status === 403) return wrong("your roles do not allow this");
  if (response.status === 404)
    return wrong("it does not exist, or is not open to you: take the case, or give a reason");
  if (response.status === 429) return wrong("too many attempts: try again in a quarter of an hour");
  const fields = /"fields":(\{[^}]*\})/.exec(text)?.[1];
  const details = codes ?? fields ?? `status ${response.status}`;
  return wrong(`the desk refuses this (${details})`);
}

const refusals: Readonly<Record<string, string>> = {
  credentials: "the e-mail address or the password is not correct",
  code: "the code is not correct: use the one that the authenticator shows now",
  terminalCode: "the code is not correct, was used, or is older than two minutes",
  signInAgain: "the sign-in has expired: begin again",
  taken: "a colleague has this case",
  notTaken: "take the case first: npm run operator -- desk take ID",
  ownApproval: "the one who asked does not approve",
  notAsked: "only the one who asked takes it back",
  settled: "a colleague was faster",
  awaited: "a colleague asked for an approval of it",
  noInvoice: "no invoice has this number",
  noSender: "the bank did not say from which account it came",
  noDebit: "it was not paid by direct debit",
  debitReturned: "its direct debit was returned before",
  debitNotBooked: "its direct debit is being booked; try again in a minute",
  creditUsed: "it is cancelled, and the credit that was made of its direct debit is used",
  invoicePaid: "it is paid already",
  invoiceCancelled: "it is cancelled already",
  noContract: "there was no such contract on the day of the damage",
  severalModules: "several parts of the contract pay for it: name one with --module",
  noModule: "no part of the contract names it: refuse it, or name one with --module",
  noAccount: "no account for reimbursements is known: the customer has to name one first",
  noDamage: "this is no damage that waits for an amount",
  lastSupervisor: "the person is the last active supervisor: give the role to another one first",
  rolesElsewhere: "the identity provider keeps the roles, and the request has ended",
  released: "it is released already, or withdrawn",
  decided: "it is decided already",
  expired: "it has expired: ask again",
};
