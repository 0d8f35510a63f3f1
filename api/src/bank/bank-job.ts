import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import type { Config } from "../core/config.ts";
import { onPipelinedConnection } from "../core/db/connection-driver.ts";
import { isDatabaseUnavailable } from "../core/db/connection-errors.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { type Polling, startPolling } from "../core/jobs/polling.ts";
import { describeError, type Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { Books } from "../insurer/bank/books.ts";
import { answerAsBank } from "./demonstration-bank.ts";
import type { ImportParts, Run } from "./import-file.ts";
import { orderBenefits } from "./send/benefits.ts";
import { sendOrders } from "./send/send-orders.ts";

const EVERY_MS = 60_000;

export interface BankJobParts {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  clock: Clock;
  log: Log;
  books: Books;
  config: Pick<Config, "demonstration" | "bankFolders">;
}

/** Sends orders to the bank and imports its files; any number of nodes may run it. */
export function startBankJob(parts: BankJobParts): Polling {
  return startPolling(
    { job: "bank", everyMs: EVERY_MS, log: parts.log, onFailure: "the bank waits" },
    (isStopped) => bankRound(parts, isStopped),
  );
}

/**
 * One round: due orders become messages, messages go to the outbox, files come from the inbox. Without folders, orders
 * wait for `bank orders --export`; in a demonstration a small bank takes them.
 */
export async function bankRound(parts: BankJobParts, isStopped: () => boolean): Promise<void> {
  const { pool, secrets, clock, log, books, config } = parts;
  const { inbox, outbox } = config.bankFolders;
  const now = clock.now();
  const run: Run = (work) => inTransaction(pool, (client) => work(onPipelinedConnection(client)));
  const desk = { run, secrets, books, now, today: todayInZurich(now) };
  const onFailure = (error: unknown): void => {
    if (isDatabaseUnavailable(error)) throw error;
    log.error("bank entry not booked", { error: describeError(error) });
  };
  const imports: ImportParts = { ...desk, onFailure };
  await orderBenefits({ ...desk, onFailure }, isStopped);
  await sendOrders(desk, isStopped);
  if (inbox !== undefined || outbox !== undefined) {
    const { deliverTo, importFrom } = await import("./folders.ts");
    if (outbox !== undefined) await deliverTo(outbox, desk);
    if (inbox !== undefined) await importFrom(inbox, { ...imports, log, now }, isStopped);
  }
  if (config.demonstration && outbox === undefined)
    await answerAsBank({ ...imports, now, log }, isStopped);
}
