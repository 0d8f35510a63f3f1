import { fork } from "node:child_process";
import { join } from "node:path";

/** A request to a contestant. */
export interface Ticket {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The database traffic of one request. */
export interface WireCounts {
  statements: number;
  roundTrips: number;
}

/** The messages between the parent and a contestant's process. */
export interface Questions {
  start: { given: Settings; answer: { port: number } };
  ticket: { given: { operation: string; accountId: string }; answer: Ticket };
  counts: { given: undefined; answer: WireCounts };
  /** Microseconds of CPU, for systems without /proc. */
  cpu: { given: undefined; answer: number };
  /** For the bare server only: its next answer. */
  body: { given: string; answer: null };
}
type Question = keyof Questions;

export interface Settings {
  databaseUrl: string;
  namedStatements: boolean;
}

type AskedQuestions = {
  [Q in Question]: { id: number; question: Q; given: Questions[Q]["given"] };
}[Question];
export type Handlers = {
  [Q in Question]: (given: Questions[Q]["given"]) => Promise<Questions[Q]["answer"]>;
};

/** A server in its own process, so that its CPU is separate from that of the load. */
export async function startContestant(file: string, settings: Settings, nodeFlags: string[] = []) {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: nodeFlags,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const waiting = new Map<number, (answer: unknown) => void>();
  child.on("message", ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  let asked = 0;
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  ended.catch(() => {});

  function ask<Q extends Question>(question: Q, given: Questions[Q]["given"]) {
    asked += 1;
    const answer = new Promise<Questions[Q]["answer"]>((resolve) => {
      waiting.set(asked, resolve as (answer: unknown) => void);
    });
    child.send({ id: asked, question, given });
    return Promise.race([answer, ended]);
  }

  const { port } = await ask("start", settings);
  return {
    pid: child.pid ?? 0,
    port,
    ask,
    async stop() {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}
export type Contestant = Awaited<ReturnType<typeof startContestant>>;

/** The child's side. It ends when the parent disconnects. */
export function answerParent(handlers: Partial<Handlers>): void {
  const all: Partial<Handlers> = {
    counts: async () => ({ statements: 0, roundTrips: 0 }),
    cpu: async () => process.cpuUsage().user + process.cpuUsage().system,
    ...handlers,
  };
  process.on("message", (asked: AskedQuestions) => void answer(asked));
  process.once("disconnect", () => process.exit());

  async function answer({ id, question, given }: AskedQuestions): Promise<void> {
    const handle = all[question] as ((given: unknown) => Promise<unknown>) | undefined;
    process.send?.({ id, answer: await handle?.(given) });
  }
}
