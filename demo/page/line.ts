import type {
  BarCommand,
  InsurerState,
  News,
  PortalAnswer,
  PortalRequest,
  Question,
  Reply,
} from "../insurer/protocol.ts";
import { folder } from "./folder.ts";

const LEADER = "insurer";

/** The connection to the insurer: a worker that all tabs share, because two would corrupt the store. */
export interface Line {
  ready: Promise<InsurerState>;
  request(request: PortalRequest): Promise<PortalAnswer>;
  act<Result>(act: BarCommand): Promise<Result>;
}

export function openLine(onNews: (news: News) => void): Line {
  const { promise, resolve, reject } = Promise.withResolvers<InsurerState>();
  const port = portToInsurer(reject);
  port.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if ("ready" in data) resolve(data.ready);
    if ("broken" in data) reject(new Error(data.broken));
    onNews(data);
  });
  port.start();
  return {
    ready: promise,
    async request(request) {
      const reply = await ask(port, { request });
      if ("answer" in reply) return reply.answer;
      throw new Error("failure" in reply ? reply.failure : "no answer");
    },
    async act<Result>(act: BarCommand) {
      const reply = await ask(port, { act });
      if ("failure" in reply) throw new Error(reply.failure);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each act as `controls.ts` does
      return ("result" in reply ? reply.result : undefined) as Result;
    },
  };
}

function ask(port: MessagePort, question: Question): Promise<Reply> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      resolve(data);
      port1.close();
    });
    port1.start();
    port.postMessage(question, [port2]);
  });
}

/** If the browser supports it, the worker survives a navigation. */
const workerOptions = { type: "module", name: "insurer", extendedLifetime: true } as const;

function portToInsurer(onBroken: (reason: Error) => void): MessagePort {
  const script = new URL("insurer.js", folder);
  if (!("SharedWorker" in window)) return portToLeader(script, onBroken);
  const worker = new SharedWorker(script, workerOptions);
  tellBroken(worker, onBroken);
  return worker.port;
}

/** A worker script that fails to load or to parse reports only an error event. */
function tellBroken(worker: EventTarget, onBroken: (reason: Error) => void): void {
  worker.addEventListener("error", (event) => {
    onBroken(new Error(event instanceof ErrorEvent ? event.message : ""));
  });
}

/**
 * If tabs cannot share a worker, the first tab runs it and gives each other tab a port: they find each other through
 * the service worker. When the first tab closes, its lock is released, and the next tab takes over.
 */
function portToLeader(script: URL, onBroken: (reason: Error) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  void navigator.locks.request(LEADER, { ifAvailable: true }, async (lock) => {
    if (!lock) return void lookForLeader(port2);
    const worker = new Worker(script, { type: "module" });
    tellBroken(worker, onBroken);
    worker.postMessage("", [port2]);
    navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
      if (data === LEADER) worker.postMessage("", [...ports]);
      else if (data === "who leads") ports[0]?.postMessage("here");
    });
    await new Promise(() => {});
  });
  return port1;
}

async function lookForLeader(port: MessagePort): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(LEADER, [port]);
  // The leader is gone: the first tab that gets the lock reloads and starts its own worker.
  await navigator.locks.request(LEADER, () => location.reload());
}
