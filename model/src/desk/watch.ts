import * as z from "zod/mini";

/** What waits for the jobs, under the names that the metrics have too. */
export const queueNames = [
  "requests",
  "messages",
  "mailings",
  "claims",
  "access",
  "papers",
  "bankOrders",
  "bankEntries",
  "webhooks",
] as const;
export type QueueName = (typeof queueNames)[number];

/** The extent of a queue at this moment. */
export const QueueFigures = z.object({
  queue: z.enum(queueNames),
  waiting: z.int(),
  failed: z.int(),
  /** The age of the oldest entry; 0 for an empty queue. */
  oldestSeconds: z.number(),
});
export type QueueFigures = z.infer<typeof QueueFigures>;

export const WatchedQueues = z.object({ queues: z.array(QueueFigures) });
export type WatchedQueues = z.infer<typeof WatchedQueues>;

/** What was tried and did not succeed. A paper is tried again each minute by itself, the others at once on demand. */
export const retriedKinds = ["message", "webhook", "request", "access"] as const;
export type RetriedKind = (typeof retriedKinds)[number];
export const failureKinds = [...retriedKinds, "paper"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The longest list of failures; the oldest are left out. */
export const FAILURES_AT_ONCE = 100;

/** A failure without the customer and without any content. */
export const Failure = z.object({
  kind: z.enum(failureKinds),
  id: z.string(),
  at: z.string(),
  /** The template, the event, the kind of request or the code of the paper. */
  what: z.string(),
  /** By which means a message was to be delivered. */
  channel: z.nullable(z.enum(["EMAIL", "SMS", "PUSH"])),
  reason: z.string(),
  tries: z.nullable(z.int()),
});
export type Failure = z.infer<typeof Failure>;

export const FailureQuery = z.strictObject({ kind: z.optional(z.enum(failureKinds)) });
export type FailureQuery = z.infer<typeof FailureQuery>;

export const Failures = z.object({ failures: z.array(Failure), hasMore: z.boolean() });
export type Failures = z.infer<typeof Failures>;

/** How many failures are tried again. */
export const Retried = z.object({ count: z.int() });
export type Retried = z.infer<typeof Retried>;

/** A way by which messages leave. */
export const SenderHealth = z.object({
  channel: z.enum(["EMAIL", "SMS", "PUSH"]),
  /** Within the last seven days, as the next one. */
  sentAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  /** Why the latest one failed. */
  reason: z.nullable(z.string()),
  waiting: z.int(),
  /** How many of them were tried without success. */
  retried: z.int(),
  /** How many were kept in the last seven days, because the channel is not set up. */
  kept: z.int(),
});
export type SenderHealth = z.infer<typeof SenderHealth>;

/** What the insurer exchanges with: what a bank sends, what it is sent, and receivers of events. */
export const exchangeKinds = ["bankIn", "bankOut", "records", "webhook"] as const;

export const ExchangeHealth = z.object({
  kind: z.enum(exchangeKinds),
  /** The client of the exchange; null for the bank. */
  name: z.nullable(z.string()),
  succeededAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  waiting: z.int(),
  /** Paused, or ended by its receiver. */
  isStopped: z.boolean(),
});
export type ExchangeHealth = z.infer<typeof ExchangeHealth>;

export const WatchedHealth = z.object({
  senders: z.array(SenderHealth),
  exchanges: z.array(ExchangeHealth),
});
export type WatchedHealth = z.infer<typeof WatchedHealth>;

/** The hours of the plot of refused sign-ins, the last one under way. */
export const SIGN_IN_HOURS = 24;

export const SignInRefusals = z.object({
  hours: z.array(z.object({ from: z.string(), customers: z.int(), staff: z.int() })),
});
export type SignInRefusals = z.infer<typeof SignInRefusals>;
