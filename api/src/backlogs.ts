import type { QueueName } from "@portal/model/desk/watch.ts";
import { entryBacklog, orderBacklog } from "./bank/backlog.ts";
import { mailingBacklog } from "./insurer/notifications/mailing-job.ts";
import { messageBacklog } from "./insurer/outbox/deliver.ts";
import { paperBacklog } from "./insurer/papers/failed-papers.ts";
import { requestBacklog } from "./insurer/requests/worker.ts";
import { webhookBacklog } from "./insurer/webhooks/send-webhooks.ts";
import { claimBacklog } from "./reimbursements/claims/claims-job.ts";
import { accessBacklog } from "./request-access/access-job.ts";

/** How each queue is measured, for the metrics and for the desk. */
export const backlogs: Readonly<Record<QueueName, string>> = {
  requests: requestBacklog,
  messages: messageBacklog,
  mailings: mailingBacklog,
  claims: claimBacklog,
  access: accessBacklog,
  papers: paperBacklog,
  bankOrders: orderBacklog,
  bankEntries: entryBacklog,
  webhooks: webhookBacklog,
};
