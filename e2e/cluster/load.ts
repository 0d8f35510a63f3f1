import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { send } from "./clients.ts";
import type { TrustedRequest } from "./documents.ts";
import { newObservations, type Observations, observeAct, observeRead } from "./observations.ts";
import type { Person } from "./people.ts";
import type { Settings } from "./settings.ts";

/** An act that a customer wants: it is repeated under one key until it is answered. */
export interface Act {
  kind: "preference" | "request";
  accountId: string;
  key: string;
  correlationId: string;
  /** The channel that a preference was set to. */
  channel: "EMAIL" | "NONE";
  tries: number;
  acknowledgedAt?: number;
  /** The id of the request that the answer named. */
  request?: string;
}

export interface Load {
  acts: readonly Act[];
  seen: Observations;
  /** Lets all begun acts come to their end. */
  stop(): Promise<void>;
}

interface LoadParts extends Pick<Settings, "paceMs" | "readers"> {
  writers: readonly Person[];
  documents: (operation: string) => TrustedRequest;
}

interface Crowd {
  acts: Act[];
  seen: Observations;
  paceMs: number;
  order: TrustedRequest;
  prefer: TrustedRequest;
  read: TrustedRequest;
  over: AbortController;
  stoppedAt: number;
}

/** A customer gets forty messages an hour at most, and each request writes one. */
const BETWEEN_REQUESTS_MS = 120_000;
const RETRY_MS = 250;
const GIVE_UP_MS = 300_000;
const Accepted = z.object({
  data: z.object({ createAccountStatementRequest: z.object({ request: z.string().nullable() }) }),
});

export function startLoad({ writers, readers, paceMs, documents }: LoadParts): Load {
  const crowd: Crowd = {
    acts: [],
    seen: newObservations(),
    paceMs,
    order: documents("AskAccountStatement"),
    prefer: documents("UpdatePreferences"),
    read: documents("Portal"),
    over: new AbortController(),
    stoppedAt: Number.POSITIVE_INFINITY,
  };
  const working = [
    ...writers.map((person, index) => write(crowd, person, index / writers.length)),
    ...writers.slice(0, readers).map((person) => readOwn(crowd, person)),
  ];
  return {
    acts: crowd.acts,
    seen: crowd.seen,
    async stop() {
      crowd.stoppedAt = performance.now();
      crowd.over.abort();
      await Promise.all(working);
    },
  };
}

/** Writes again and again; the first requests of the writers are spread over the time between two. */
async function write(crowd: Crowd, person: Person, share: number): Promise<void> {
  let nextRequest = performance.now() + share * BETWEEN_REQUESTS_MS;
  for (let count = 0; !crowd.over.signal.aborted; count++) {
    const isRequest = performance.now() > nextRequest;
    if (isRequest) nextRequest = performance.now() + BETWEEN_REQUESTS_MS;
    const act: Act = {
      kind: isRequest ? "request" : "preference",
      accountId: person.accountId,
      key: randomUUID(),
      correlationId: randomUUID(),
      channel: count % 2 === 0 ? "NONE" : "EMAIL",
      tries: 0,
    };
    crowd.acts.push(act);
    await carryOut(crowd, person, act);
    await rest(crowd, crowd.paceMs * (0.5 + Math.random()));
  }
}

async function carryOut(crowd: Crowd, person: Person, act: Act): Promise<void> {
  const { key, correlationId } = act;
  const asked =
    act.kind === "request"
      ? { ...crowd.order, variables: { lang: "fr" } }
      : { ...crowd.prefer, variables: { input: { invoiceNew: act.channel } } };
  for (;;) {
    act.tries += 1;
    const answer = await send(person, { ...asked, key, correlationId });
    const outcome = observeAct(crowd.seen, person, answer);
    if (outcome === "done") return acknowledge(act, answer.text);
    if (outcome === "refused" || performance.now() > crowd.stoppedAt + GIVE_UP_MS) return;
    await pause(RETRY_MS);
  }
}

/** A second order while the first is being prepared is refused, which is an answer without an act. */
function acknowledge(act: Act, text: string): void {
  if (act.kind === "request") {
    const { data } = Accepted.safeParse(JSON.parse(text));
    const request = data?.data.createAccountStatementRequest.request;
    if (!request) return;
    act.request = request;
  }
  act.acknowledgedAt = performance.now();
}

async function readOwn(crowd: Crowd, person: Person): Promise<void> {
  while (!crowd.over.signal.aborted) {
    observeRead(crowd.seen, person, await send(person, { ...crowd.read, variables: {} }));
    await rest(crowd, crowd.paceMs / 2);
  }
}

async function rest({ over }: Crowd, ms: number): Promise<void> {
  await pause(ms, undefined, { signal: over.signal }).catch(() => {});
}
