import { type Alerts, alertsOf } from "@portal/model/desk/alerts.ts";
import { sql as raw } from "kysely";
import { overdueByDecider } from "../../insurer/requests/deadlines-job.ts";
import type { DeskCall } from "../call.ts";
import { queueFigures } from "./list-queues.ts";
import { readFigures } from "./read-figures.ts";

/** What an operator would be called for at this moment. */
export function listAlerts(call: DeskCall): Promise<Alerts["alerts"]> {
  return readFigures(call, "Desk.alerts", async ({ db }) => {
    const [queues, late] = await Promise.all([
      queueFigures(db, call),
      raw.raw<{ count: number }>(overdueByDecider).execute(db),
    ]);
    const overdue = late.rows.reduce((sum, { count }) => sum + count, 0);
    return alertsOf(queues, { overdue });
  });
}
