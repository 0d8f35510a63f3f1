import * as z from "zod/mini";
import { type QueueFigures, type QueueName, queueNames } from "./watch.ts";

/** A page asks for a person now, a ticket on the next working day. */
export const alertSeverities = ["page", "ticket"] as const;

interface QueueAlert {
  readonly name: string;
  readonly severity: (typeof alertSeverities)[number];
  readonly queue: QueueName;
  readonly of: "oldestSeconds" | "failed";
  readonly above: number;
}

/**
 * The alerts of `deploy/prometheus/alerts.yaml` that the database can answer, with the same names and thresholds, which a
 * test compares. Those about nodes are known to Prometheus alone.
 */
export const queueAlerts = [
  {
    name: "PortalMessagesLate",
    severity: "page",
    queue: "messages",
    of: "oldestSeconds",
    above: 300,
  },
  { name: "PortalPapersFailed", severity: "ticket", queue: "papers", of: "failed", above: 0 },
  {
    name: "PortalAccessLate",
    severity: "ticket",
    queue: "access",
    of: "oldestSeconds",
    above: 900,
  },
  {
    name: "PortalRequestsLate",
    severity: "ticket",
    queue: "requests",
    of: "oldestSeconds",
    above: 3600,
  },
  {
    name: "PortalClaimsLate",
    severity: "ticket",
    queue: "claims",
    of: "oldestSeconds",
    above: 86_400,
  },
  {
    name: "PortalBankSilent",
    severity: "ticket",
    queue: "bankOrders",
    of: "oldestSeconds",
    above: 691_200,
  },
  {
    name: "PortalWebhookStopped",
    severity: "ticket",
    queue: "webhooks",
    of: "oldestSeconds",
    above: 345_600,
  },
] as const satisfies readonly QueueAlert[];

export const alertNames = [
  ...queueAlerts.map(({ name }) => name),
  "PortalQueueFailed",
  "PortalRequestsOverdue",
] as const;
export type AlertName = (typeof alertNames)[number];

/** What an operator would be called for now. */
export const Alert = z.object({
  name: z.enum(alertNames),
  severity: z.enum(alertSeverities),
  /** Null for what is no queue. */
  queue: z.nullable(z.enum(queueNames)),
  /** Seconds for what waits, else how many. */
  value: z.int(),
});
export type Alert = z.infer<typeof Alert>;

export const Alerts = z.object({ alerts: z.array(Alert) });
export type Alerts = z.infer<typeof Alerts>;

/** The alerts of these figures, those that ask for a person now first. */
export function alertsOf(
  queues: readonly QueueFigures[],
  { overdue }: { overdue: number },
): Alert[] {
  const own = queueAlerts.flatMap(({ name, severity, queue, of, above }): Alert[] => {
    const value = queues.find((one) => one.queue === queue)?.[of] ?? 0;
    return value > above ? [{ name, severity, queue, value: Math.round(value) }] : [];
  });
  // Papers have an alert of their own.
  const failed = queues
    .filter((one) => one.failed > 0 && one.queue !== "papers")
    .map((one): Alert => ({
      name: "PortalQueueFailed",
      severity: "ticket",
      queue: one.queue,
      value: one.failed,
    }));
  const late: Alert[] =
    overdue > 0
      ? [{ name: "PortalRequestsOverdue", severity: "ticket", queue: null, value: overdue }]
      : [];
  return [...own, ...failed, ...late];
}
