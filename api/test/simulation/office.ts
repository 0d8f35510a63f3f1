import type { Random } from "../../seed/random.ts";
import { documentTemplates, messageTemplates, requestKinds } from "../../src/back-office.ts";
import type { Database } from "../../src/core/db/open.ts";
import { createLog } from "../../src/core/log.ts";
import { startOutbox } from "../../src/insurer/outbox/deliver.ts";
import { documentTemplatesOf } from "../../src/insurer/papers/document-template.ts";
import { startFailedPapersJob } from "../../src/insurer/papers/failed-papers-job.ts";
import { startWorker } from "../../src/insurer/requests/worker.ts";
import { billCare } from "../../src/invoices/billing/bill-care.ts";
import { startInvoiceJobs } from "../../src/invoices/billing/billing-job.ts";
import { startClaimsJobs } from "../../src/reimbursements/claims/claims-job.ts";
import type { BillCare } from "../../src/reimbursements/claims/write-statement.ts";
import { bankRound } from "../../src/bank/bank-job.ts";
import { invoiceBooks } from "../../src/invoices/bank/bank-books.ts";
import { clock, secrets, testConfig } from "../portal.ts";
import type { Receivers } from "./receivers.ts";

export interface Job {
  name: string;
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

interface OfficeParts {
  database: Database;
  receivers: Pick<Receivers, "senders">;
  bill?: BillCare;
}

/** The jobs of a node as `api/src/jobs.ts` starts them, each with its round when the simulation says so. */
export function openOffice({ database, receivers, bill = billCare }: OfficeParts) {
  const pool = database.pool("jobs", 1);
  const config = testConfig();
  const log = createLog("error", () => {});
  const common = { pool, secrets, log, clock };
  const bank = { ...common, books: invoiceBooks, config };
  const jobs: Record<string, Omit<Job, "name">> = {
    worker: startWorker({ ...common, kinds: requestKinds, delaySeconds: 0 }),
    claims: startClaimsJobs({ ...common, billCare: bill }),
    billing: startInvoiceJobs({
      ...common,
      exchangeWithBank: (isStopped) => bankRound(bank, isStopped),
    }),
    papers: startFailedPapersJob({
      pool,
      log,
      documentTemplates: documentTemplatesOf(documentTemplates),
    }),
    outbox: startOutbox({
      pool,
      secrets,
      log,
      messageTemplates,
      publicUrl: config.publicUrl,
      senders: receivers.senders,
    }),
  };
  return {
    jobs: Object.entries(jobs).map(([name, job]): Job => ({ name, ...job })),
    async seal() {
      await pool.query("select seal_audit(5000)");
    },
    async close() {
      await Promise.all(Object.values(jobs).map((job) => job.stop()));
      await pool.end();
    },
  };
}

/** The rounds of a bad day: jobs in any order, some twice, while connections break. */
export async function runAnyhow(jobs: readonly Job[], random: Random): Promise<void> {
  for (let round = random.between(2, 5); round > 0; round--)
    for (const job of jobs) if (random.chance(0.6)) await job.runDue();
}

/** Rounds until nothing is left: a message may come from the last request, a payment from the last bill. */
export async function runAll(jobs: readonly Job[]): Promise<void> {
  for (let round = 0; round < 3; round++) for (const job of jobs) await job.runDue();
}
