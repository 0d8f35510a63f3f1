import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Answer, isTemporary, send } from "./clients.ts";
import type { TrustedRequest } from "./documents.ts";
import type { Person } from "./people.ts";
import type { Settings } from "./settings.ts";

/** An act that a customer wants: it is repeated under one key until it is answered. */
export interface Act {
  kind: "preference" | "request";
  accountId: string;
  key: string;
  correlationId: string;
  /** The channel that a preference was set to. */
  channel: Channel;
  tries: number;
  acknowledgedAt?: number;
  /** The id of the request that the answer named. */
  request?: string;
}
type Channel = "EMAIL" | "NONE";

interface Attempt {
  at: number;
  succeeded: boolean;
  /** Status and code of what failed. */
  failure: string;
}

export interface Load {
  acts: Act[];
  /** Of the acts alone: reads go on where commits wait. */
  attempts: Attempt[];
  /** Answers that no fault explains, each once with its number. */
  wrong: Map<string, number>;
  reads: () => number;
  /** Bytes of another customer in an answer. */
  foreign: string[];
  /** While a clock is wrong, valid tokens are refused. */
  excuseTokens(isExcused: boolean): void;
  /** Lets all begun acts come to their end. */
  stop(): Promise<void>;
}

interface LoadParts extends Pick<Settings, "paceMs" | "readers"> {
  writers: readonly Person[];
  documents: (operation: string) => TrustedRequest;
}

/** A customer gets forty messages an hour at most, and each request writes one. */
const BETWEEN_REQUESTS_MS = 120_000;
const RETRY_MS = 100;
const GIVE_UP_MS = 120_000;
const Accepted = z.object({
  data: z.object({ createAccountStatementRequest: z.object({ request: z.string().nullable() }) }),
});
const anyEmail = /customer\.\d+@example\.ch/g;

export function startLoad({ writers, readers, paceMs, documents }: LoadParts): Load {
  const [prefer, order, read] = ["UpdatePreferences", "AskAccountStatement", "Portal"].map(
    documents,
  );
  if (!prefer || !order || !read) throw new Error("A document is missing.");
  const over = new AbortController();
  const found: Pick<Load, "acts" | "attempts" | "foreign"> = {
    acts: [],
    attempts: [],
    foreign: [],
  };
  const wrong = new Map<string, number>();
  let excusesTokens = false;
  let reads = 0;
  let stoppedAt = Number.POSITIVE_INFINITY;

  const note = (answer: Answer, isAct: boolean): "done" | "again" | "refused" => {
    const isDone = answer.status === 200 && answer.code === "";
    const failure = isDone ? "" : `${answer.status} ${answer.code}`.trim();
    if (isAct) found.attempts.push({ at: performance.now(), succeeded: isDone, failure });
    if (isDone) return "done";
    if (answer.code === "TOO_MANY_REQUESTS") return "refused";
    const isToken = answer.status === 401 || answer.code === "UNAUTHENTICATED";
    if (!isTemporary(answer) && !(isToken && excusesTokens))
      wrong.set(failure, (wrong.get(failure) ?? 0) + 1);
    return "again";
  };
  const look = (person: Person, text: string): void => {
    for (const [email] of text.matchAll(anyEmail))
      if (email !== person.email) found.foreign.push(`${person.email} read ${email}`);
  };
  const carryOut = async (person: Person, act: Act): Promise<void> => {
    const variables =
      act.kind === "request" ? { lang: "fr" } : { input: { invoiceNew: act.channel } };
    const asked = { ...(act.kind === "request" ? order : prefer), variables };
    for (;;) {
      act.tries += 1;
      const answer = await send(person, {
        ...asked,
        key: act.key,
        correlationId: act.correlationId,
      });
      const outcome = note(answer, true);
      look(person, answer.text);
      if (outcome === "done") return acknowledge(act, answer.text);
      if (outcome === "refused" || performance.now() > stoppedAt + GIVE_UP_MS) return;
      if (answer.status === 401 || answer.code === "UNAUTHENTICATED") person.forgetSession();
      await pause(RETRY_MS);
    }
  };
  const write = async (person: Person, index: number): Promise<void> => {
    let nextRequest = performance.now() + (index / writers.length) * BETWEEN_REQUESTS_MS;
    for (let count = 0; !over.signal.aborted; count++) {
      const isRequest = performance.now() > nextRequest;
      if (isRequest) nextRequest += BETWEEN_REQUESTS_MS;
      const act: Act = {
        kind: isRequest ? "request" : "preference",
        accountId: person.accountId,
        key: randomUUID(),
        correlationId: randomUUID(),
        channel: count % 2 === 0 ? "NONE" : "EMAIL",
        tries: 0,
      };
      found.acts.push(act);
      await carryOut(person, act);
      await pause(paceMs * (0.5 + Math.random()), undefined, { signal: over.signal }).catch(
        () => {},
      );
    }
  };
  const readOwn = async (person: Person): Promise<void> => {
    while (!over.signal.aborted) {
      const answer = await send(person, { ...read, variables: {} });
      if (note(answer, false) === "done") {
        reads += 1;
        if (!answer.text.includes(person.email))
          found.foreign.push(`${person.email} was not named`);
      } else if (answer.status === 401) person.forgetSession();
      look(person, answer.text);
      await pause(paceMs / 2, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const working = [...writers.map(write), ...writers.slice(0, readers).map(readOwn)];
  return {
    ...found,
    wrong,
    reads: () => reads,
    excuseTokens: (isExcused) => (excusesTokens = isExcused),
    async stop() {
      stoppedAt = performance.now();
      over.abort();
      await Promise.all(working);
    },
  };
}

/** A second order while the first is being prepared is refused, which is an answer without an act. */
function acknowledge(act: Act, text: string): void {
  if (act.kind === "request") {
    const request = Accepted.safeParse(JSON.parse(text)).data?.data.createAccountStatementRequest
      .request;
    if (!request) return;
    act.request = request;
  }
  act.acknowledgedAt = performance.now();
}
