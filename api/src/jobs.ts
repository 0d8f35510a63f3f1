import { bankRound, startBankJob } from "./bank/bank-job.ts";
import { startAccountChanges } from "./account/security/changes-job.ts";
import { documentTemplates, requestKinds } from "./back-office.ts";
import { startEndOfWorkJob } from "./contract-changes/treatment/end-of-work-job.ts";
import type { Clock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import { startCleanup } from "./core/jobs/cleanup.ts";
import { startPartitions } from "./core/jobs/partitions.ts";
import type { Polling } from "./core/jobs/polling.ts";
import { startRetention } from "./core/jobs/retention.ts";
import { deviceNotes } from "./insurer/outbox/push-devices.ts";
import { startMailings } from "./insurer/notifications/mailing-job.ts";
import { type Outbox, type OutboxParts, startOutbox } from "./insurer/outbox/deliver.ts";
import { startEventRetention } from "./insurer/events/retention-job.ts";
import { startWebhooks, type Webhooks } from "./insurer/webhooks/send-webhooks.ts";
import type { PushKey } from "./insurer/outbox/push-key.ts";
import { createSenders } from "./insurer/outbox/senders.ts";
import { documentTemplatesOf } from "./insurer/papers/document-template.ts";
import { startFailedPapersJob } from "./insurer/papers/failed-papers-job.ts";
import { startRequestDeadlines } from "./insurer/requests/deadlines-job.ts";
import { startScheduledApprovals } from "./insurer/requests/scheduled-approvals-job.ts";
import { startWorker, type Worker } from "./insurer/requests/worker.ts";
import { invoiceBooks } from "./invoices/bank/bank-books.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { type InvoiceJobs, startInvoiceJobs } from "./invoices/billing/billing-job.ts";
import { startAccessJob } from "./request-access/access-job.ts";
import type { IdentityCheck } from "./request-access/identity-check/identity-check.ts";
import { startReductionReminders } from "./premium-reductions/reminder-job.ts";
import { startCostReminders } from "./year-costs/reminder-job.ts";
import { startClaimsJobs } from "./reimbursements/claims/claims-job.ts";

/** The background jobs. */
export interface Jobs {
  worker: Worker;
  claims: ReturnType<typeof startClaimsJobs>;
  billing: InvoiceJobs;
  bank: ReturnType<typeof startBankJob>;
  access: ReturnType<typeof startAccessJob>;
  mailings: ReturnType<typeof startMailings>;
  accountChanges: ReturnType<typeof startAccountChanges>;
  endOfWork: ReturnType<typeof startEndOfWorkJob>;
  reductionReminders: Polling;
  costReminders: Polling;
  outbox: Outbox;
  approvals: Polling;
  deadlines: ReturnType<typeof startRequestDeadlines>;
  papers: ReturnType<typeof startFailedPapersJob>;
  retention: Polling;
  partitions: Polling;
  eventRetention: ReturnType<typeof startEventRetention>;
  /** Only where the exchange is open. */
  webhooks: Webhooks | undefined;
}

interface JobsParts {
  config: Config;
  clock: Clock;
  pushKey: PushKey;
  /** The parts of messages; their pool is in the role of the jobs. */
  messages: Omit<OutboxParts, "senders">;
  identityCheck: IdentityCheck | undefined;
}

export function startJobs({ config, clock, pushKey, messages, identityCheck }: JobsParts): {
  jobs: Jobs;
  stopJobs: () => Promise<unknown>;
} {
  const { pool, secrets, log, publicUrl } = messages;
  const cleanup = startCleanup(pool, log);
  const common = { pool, secrets, log, clock };
  const bank = { ...common, books: invoiceBooks, config };
  const push = { key: pushKey, devices: deviceNotes(pool, secrets) };
  const jobs = {
    worker: startWorker({
      ...common,
      kinds: requestKinds,
      delaySeconds: config.requestDelaySeconds,
    }),
    claims: startClaimsJobs({ ...common, billCare }),
    billing: startInvoiceJobs({
      ...common,
      ...(config.demonstration && { exchangeWithBank: (stops) => bankRound(bank, stops) }),
    }),
    bank: startBankJob(bank),
    access: startAccessJob({ ...common, publicUrl, identityCheck }),
    papers: startFailedPapersJob({
      pool,
      log,
      documentTemplates: documentTemplatesOf(documentTemplates),
    }),
    mailings: startMailings({ pool, secrets, log, perMinute: config.mailingsPerMinute }),
    accountChanges: startAccountChanges(common),
    endOfWork: startEndOfWorkJob(common),
    reductionReminders: startReductionReminders(common),
    costReminders: startCostReminders(common),
    retention: startRetention({ pool, log, clock }),
    partitions: startPartitions({ pool, log, clock }),
    eventRetention: startEventRetention({ pool, log, days: config.eventDays }),
    webhooks:
      config.exchange &&
      startWebhooks({
        pool,
        secrets,
        log,
        publicUrl,
        allowsPrivate: config.allowsPrivateWebhooks,
      }),
    approvals: startScheduledApprovals({ ...common, kinds: requestKinds }),
    deadlines: startRequestDeadlines({ ...common, kinds: requestKinds }),
    outbox: startOutbox({ ...messages, senders: createSenders(config.outbox, { push }) }),
  };
  return {
    jobs,
    stopJobs: () => {
      return Promise.all([cleanup, ...Object.values(jobs)].map(async (job) => job?.stop()));
    },
  };
}
