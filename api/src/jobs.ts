import { requestKinds } from "./back-office.ts";
import type { Clock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import { startCleanup } from "./core/jobs/cleanup.ts";
import { deviceNotes } from "./insurer/outbox/push-devices.ts";
import { type Outbox, type OutboxParts, startOutbox } from "./insurer/outbox/deliver.ts";
import type { PushKey } from "./insurer/outbox/push-key.ts";
import { createSenders } from "./insurer/outbox/senders.ts";
import { startWorker, type Worker } from "./insurer/requests/worker.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { type InvoiceOffice, startInvoiceOffice } from "./invoices/billing/billing-job.ts";
import { startClaimsOffice } from "./reimbursements/claims/claims-job.ts";

/** What works without anybody asking. */
export interface Jobs {
  worker: Worker;
  claims: ReturnType<typeof startClaimsOffice>;
  invoiceOffice: InvoiceOffice;
  outbox: Outbox;
}

interface JobsParts {
  config: Config;
  clock: Clock;
  pushKey: PushKey;
  /** What messages are made of; its pool is in the role of the jobs. */
  messages: Omit<OutboxParts, "senders">;
}

export function startJobs({ config, clock, pushKey, messages }: JobsParts): {
  jobs: Jobs;
  stopJobs: () => Promise<unknown>;
} {
  const { pool, secrets, log } = messages;
  const cleanup = startCleanup(pool, log);
  const office = { pool, secrets, log, clock };
  const push = { key: pushKey, devices: deviceNotes(pool, secrets) };
  const jobs: Jobs = {
    worker: startWorker({
      ...office,
      kinds: requestKinds,
      delaySeconds: config.requestDelaySeconds,
    }),
    claims: startClaimsOffice({ ...office, billCare }),
    invoiceOffice: startInvoiceOffice(office),
    outbox: startOutbox({ ...messages, senders: createSenders(config.outbox, { push }) }),
  };
  return {
    jobs,
    stopJobs: () => {
      const { worker, claims, invoiceOffice, outbox } = jobs;
      return Promise.all([cleanup, worker, claims, outbox, invoiceOffice].map((job) => job.stop()));
    },
  };
}
