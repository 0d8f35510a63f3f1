import { type Answer, isTemporary } from "./clients.ts";
import type { Person } from "./people.ts";

interface Attempt {
  at: number;
  succeeded: boolean;
  /** Status and code of what failed. */
  failure: string;
}

/** What customers were answered. */
export interface Observations {
  /** Of the acts alone: reads go on where commits wait. */
  attempts: Attempt[];
  /** Answers that no fault explains, each with its number. */
  wrong: Map<string, number>;
  /** Bytes of another customer in an answer. */
  foreign: Set<string>;
  reads: number;
  /** While the clock of a node is wrong, it refuses valid tokens. */
  excusesTokens: boolean;
}

export type Outcome = "done" | "again" | "refused";

const anyEmail = /customer\.\d+@example\.ch/g;

export function newObservations(): Observations {
  return { attempts: [], wrong: new Map(), foreign: new Set(), reads: 0, excusesTokens: false };
}

/** Notes an answer to an act. */
export function observeAct(seen: Observations, person: Person, answer: Answer): Outcome {
  const outcome = observe(seen, person, answer);
  const succeeded = outcome === "done";
  seen.attempts.push({ at: performance.now(), succeeded, failure: failureOf(answer) });
  return outcome;
}

/** Notes an answer to a page of the customer, which names the customer. */
export function observeRead(seen: Observations, person: Person, answer: Answer): void {
  if (observe(seen, person, answer) !== "done") return;
  seen.reads += 1;
  if (!answer.text.includes(person.email)) seen.foreign.add(`${person.email} was not named`);
}

function observe(seen: Observations, person: Person, answer: Answer): Outcome {
  for (const [email] of answer.text.matchAll(anyEmail))
    if (email !== person.email) seen.foreign.add(`${person.email} read ${email}`);
  if (answer.status === 200 && answer.code === "") return "done";
  if (answer.code === "TOO_MANY_REQUESTS") return "refused";
  const isToken = answer.status === 401 || answer.code === "UNAUTHENTICATED";
  if (isToken) person.forgetSession();
  const isExplained = isTemporary(answer) || (isToken && seen.excusesTokens);
  const failure = failureOf(answer);
  if (!isExplained) seen.wrong.set(failure, (seen.wrong.get(failure) ?? 0) + 1);
  return "again";
}

const failureOf = ({ status, code }: Answer): string => `${status} ${code}`.trim();
