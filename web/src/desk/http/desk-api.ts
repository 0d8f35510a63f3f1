import { deskHeader } from "@portal/model/desk/session.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { recordIn } from "../../core/json.ts";
import { startTimeout } from "../../core/timeout.ts";
import type * as z from "zod/mini";
import { safeParse } from "zod/mini";

/** A refusal by the desk's door, or an answer that did not come. */
export class DeskProblem extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, details: Readonly<Record<string, unknown>>) {
    super(typeof details["code"] === "string" ? details["code"] : "UNEXPECTED");
    this.status = status;
    this.details = details;
  }

  /** The first code of the refusal, such as `taken`. */
  get errorCode(): string | undefined {
    const { errorCodes } = this.details;
    const first: unknown = Array.isArray(errorCodes) ? errorCodes[0] : undefined;
    return typeof first === "string" ? first : undefined;
  }
}

interface Asking {
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** A request of the page itself, which does not keep the session open. */
  isUnattended?: boolean;
}

let onSignedOut = () => {};

/** Called when an answer says that the session has ended. */
export function whenSignedOut(run: () => void): void {
  onSignedOut = run;
}

/** Leaves the room, because an answer said that the session has ended. */
export function leaveSignedOut(): void {
  onSignedOut();
}

/** Asks the desk's door, and checks the answer against its rule. */
export async function ask<Rule extends z.core.$ZodType>(
  path: string,
  rule: Rule,
  asking: Asking = {},
): Promise<z.output<Rule>> {
  const parsed = safeParse(rule, await exchange(path, asking));
  if (!parsed.success) throw new DeskProblem(502, { code: "UNEXPECTED" });
  return parsed.data;
}

/** Sends an act whose answer holds nothing. */
export async function send(path: string, asking: Asking): Promise<void> {
  await exchange(path, asking);
}

async function exchange(
  path: string,
  { method, body, isUnattended = false }: Asking,
): Promise<unknown> {
  const line = startTimeout();
  try {
    const response = await line.orTimeout(
      fetch(`/desk/v1${path}`, {
        ...(method && { method }),
        headers: {
          [deskHeader]: "1",
          ...(isUnattended && { [clientHeaders.unattended]: "1" }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: line.signal,
      }),
    );
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const answer: unknown = isJson ? await line.orTimeout(response.json()) : undefined;
    if (response.ok) return answer;
    const problem = new DeskProblem(response.status, recordIn(answer));
    if (problem.status === 401 && problem.errorCode === undefined) onSignedOut();
    throw problem;
  } finally {
    line.close();
  }
}
