import { setTimeout as pause } from "node:timers/promises";
import type { ServerLocation } from "./server-location.ts";
import { endLeftover, runServer, type RunningServer } from "./server.ts";

interface Supervision {
  say: (line: string) => void;
  fast: boolean;
  onLost: (reason: unknown) => void;
}

const FIRST_PAUSE_MS = 200;
/** A server that ran this long before it ended is not in a crash loop. */
const STEADY_MS = 60_000;
const MOST_RESTARTS = 5;

/**
 * Restarts the server on the same port when it ends unexpectedly, e.g. killed by the system for lack of memory. A
 * server in a crash loop is given up.
 */
export function superviseServer(
  place: ServerLocation,
  first: RunningServer,
  { say, fast, onLost }: Supervision,
): Pick<RunningServer, "port" | "stop"> {
  const { port } = first;
  let isStopping = false;
  let server = first;
  const restart = async (attempt: number): Promise<void> => {
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { ref: false });
    if (isStopping) return;
    // Its processes end on their own and hold its memory until then.
    await endLeftover(place);
    server = await runServer(place, fast, port);
  };
  const watch = async (): Promise<void> => {
    for (let restarts = 0; ;) {
      const began = performance.now();
      await server.ended;
      if (isStopping) return;
      restarts = performance.now() - began > STEADY_MS ? 1 : restarts + 1;
      if (restarts > MOST_RESTARTS) throw new Error("it ended again and again");
      say("The embedded PostgreSQL ended without having been told to. It is started again.");
      restarting = restart(restarts);
      await restarting;
    }
  };
  let restarting: Promise<void> = Promise.resolve();
  watch().catch((error: unknown) => {
    if (!isStopping) onLost(error);
  });
  return {
    port,
    async stop() {
      isStopping = true;
      await restarting.catch(() => {});
      await server.stop();
    },
  };
}
