import { queueNames, type WatchedQueues } from "@portal/model/desk/watch.ts";
import { sql as raw } from "kysely";
import type { DeskCall, DeskWork } from "../call.ts";
import { readFigures } from "./read-figures.ts";

interface BacklogRow {
  waiting: number;
  failed: number;
  oldest: number;
}

/** How much waits in each queue, what failed, and since when the oldest waits. */
export function listQueues(call: DeskCall): Promise<WatchedQueues["queues"]> {
  return readFigures(call, "Desk.queues", ({ db }) => queueFigures(db, call));
}

export function queueFigures(
  db: DeskWork["db"],
  { backlogs }: Pick<DeskCall, "backlogs">,
): Promise<WatchedQueues["queues"]> {
  return Promise.all(
    queueNames.map(async (queue) => {
      const { rows } = await raw.raw<BacklogRow>(backlogs[queue]).execute(db);
      const { waiting, failed, oldest } = rows[0] ?? { waiting: 0, failed: 0, oldest: 0 };
      return { queue, waiting, failed, oldestSeconds: Math.max(0, Math.round(oldest)) };
    }),
  );
}
