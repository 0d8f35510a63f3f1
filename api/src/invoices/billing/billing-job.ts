import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { fallbackLanguage } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import { readContractsAt } from "../../insurer/cover/contracts-at.ts";
import { asAccount } from "../../core/db/account-reader.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { describeError, type Log } from "../../core/log.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { type ContractsOf, findUnbilled } from "./bill-premiums.ts";
import { findWaiting } from "./bill-care.ts";
import { findPayment } from "../payment/book-payment.ts";
import type { JobContext, DueItem } from "../job-context.ts";
import { findOverdue } from "../dunning/dunning.ts";

const EVERY_MS = 60_000;

interface InvoiceJobsOptions {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  clock: Clock;
  log: Log;
  /** In a demonstration the small bank answers at once, so that a debit is paid in the round that orders it. */
  exchangeWithBank?: (isStopped: () => boolean) => Promise<void>;
}

export interface InvoiceJobs {
  /** Bills, debits, reminds and books everything that is due. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The insurer's billing in a small form. Any number of nodes may run it: each invoice is treated under its row lock,
 * and the treatment changes its deadline or status, so that it is not repeated.
 */
export function startInvoiceJobs(parts: InvoiceJobsOptions): InvoiceJobs {
  return startPolling(
    { everyMs: EVERY_MS, log: parts.log, onFailure: "invoices wait" },
    (isStopped) => treatAll(parts, isStopped),
  );
}

type Search = (job: JobContext, after: string) => Promise<DueItem | undefined>;

async function treatAll(parts: InvoiceJobsOptions, isStopped: () => boolean): Promise<void> {
  const { pool, secrets, clock, log } = parts;
  const contractsOf = contractsFor(parts);
  // Payments are booked before reminders.
  const searches: Search[] = [
    (job, after) => findUnbilled(job, after, contractsOf),
    findWaiting,
    findPayment,
    findOverdue,
  ];
  for (const find of searches)
    await drain<DueItem>({
      job: "invoices",
      pool,
      isStopped,
      findNext: (client, last) => {
        const job = { db: onConnection(client), secrets, today: todayInZurich(clock.now()) };
        return find(job, last?.key ?? "");
      },
      process: (_, found) => found.process(),
      onFailure: (_, error) => log.error("invoice not treated", { error: describeError(error) }),
    });
  await parts.exchangeWithBank?.(isStopped);
}

/** Reads as the account sees its contracts, on the connection that bills it. */
function contractsFor({ clock }: InvoiceJobsOptions): ContractsOf {
  return ({ db }, accountId, date) =>
    asAccount(db, accountId, (reader) =>
      readContractsAt({ ...reader, clock, language: fallbackLanguage }, date),
    );
}
