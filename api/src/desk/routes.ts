import type { Hono } from "hono";
import { accessRoutes } from "./access/reasoned-access.http.ts";
import { approvalActs } from "./approval-acts.ts";
import { approvalRoutes } from "./approvals/approvals.http.ts";
import { creditRoutes } from "./books/credits.http.ts";
import { dunningRoutes } from "./books/dunning.http.ts";
import { openItemRoutes } from "./books/open-items.http.ts";
import { paymentRoutes } from "./books/payments.http.ts";
import { planRoutes } from "./books/plans.http.ts";
import type { DeskVariables } from "./call.ts";
import { approvedActRoutes } from "./customers/approved/approved-acts.http.ts";
import { customerActRoutes } from "./customers/customer-acts.http.ts";
import { returnedMailRoutes } from "./customers/returned/returned.http.ts";
import { customerRoutes } from "./customers/customers.http.ts";
import { conversationRoutes } from "./conversations/conversations.http.ts";
import type { DoorParts } from "./door-parts.ts";
import { inboxSettingRoutes } from "./requests/inbox-settings.http.ts";
import { publishRoutes } from "./publish/publish.http.ts";
import { requestRoutes } from "./requests/requests.http.ts";
import { sessionRoutes } from "./sign-in/session.http.ts";
import { signInRoutes } from "./sign-in/sign-in.http.ts";
import { auditExportRoutes } from "./supervise/audit-exports.http.ts";
import { lookRoutes } from "./supervise/looks.http.ts";
import { superviseRoutes } from "./supervise/supervise.http.ts";
import { watchRoutes } from "./watch/watch.http.ts";

type Routes = (parts: DoorParts) => Hono<DeskVariables>;

/** All routes of the desk, by room. A new room is added here, and its rules in `access.ts`. */
export const deskRoutes: readonly Routes[] = [
  signInRoutes,
  sessionRoutes,
  requestRoutes,
  inboxSettingRoutes,
  conversationRoutes,
  customerRoutes,
  customerActRoutes,
  approvedActRoutes,
  returnedMailRoutes,
  accessRoutes,
  publishRoutes,
  paymentRoutes,
  openItemRoutes,
  creditRoutes,
  dunningRoutes,
  planRoutes,
  () => approvalRoutes(approvalActs),
  superviseRoutes,
  lookRoutes,
  auditExportRoutes,
  watchRoutes,
];
