import { notificationWordings } from "./core/notifications/messages.ts";
import type { Wording } from "./core/outbox/wording.ts";
import { type AnyKind, anyKind } from "./core/requests/kinds.ts";
import { requestRefused } from "./core/requests/messages.ts";
import { documentsReceived, documentsTreated } from "./send/messages.ts";
import { sentDocumentKinds } from "./send/send.ts";
import { contractChange } from "./contract-changes/apply-change.ts";
import { contractChangeDone, contractChangeReceived } from "./contract-changes/messages.ts";
import { deletion } from "./my-data/deletion.ts";
import { deletionDone, deletionReceived } from "./my-data/messages.ts";
import { pushWelcome } from "./settings/messages.ts";
import { accountStatement } from "./invoices/account-statement.ts";
import { arrangement } from "./invoices/arrangement.ts";
import { joker } from "./invoices/joker.ts";
import { invoiceWordings } from "./invoices/messages.ts";

/** What customers can ask for, one line per kind. */
export const requestKinds: readonly AnyKind[] = [
  anyKind(accountStatement),
  ...sentDocumentKinds.map((kind) => anyKind(kind)),
  anyKind(contractChange),
  anyKind(joker),
  anyKind(arrangement),
  anyKind(deletion),
];

/** What customers are written. */
export const wordings: readonly Wording[] = [
  requestRefused,
  pushWelcome,
  ...invoiceWordings,
  documentsReceived,
  documentsTreated,
  contractChangeReceived,
  contractChangeDone,
  deletionReceived,
  deletionDone,
  ...notificationWordings,
];
