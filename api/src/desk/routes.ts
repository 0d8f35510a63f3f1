import type { Hono } from "hono";
import { accessRoutes } from "./access/reasoned-access.http.ts";
import { approvalRoutes } from "./approvals/approvals.http.ts";
import type { DeskVariables } from "./call.ts";
import { customerRoutes } from "./customers/customers.http.ts";
import type { DoorParts } from "./door-parts.ts";
import { inboxSettingRoutes } from "./requests/inbox-settings.http.ts";
import { publishRoutes } from "./publish/publish.http.ts";
import { requestRoutes } from "./requests/requests.http.ts";
import { sessionRoutes } from "./sign-in/session.http.ts";
import { signInRoutes } from "./sign-in/sign-in.http.ts";
import { superviseRoutes } from "./supervise/supervise.http.ts";

type Routes = (parts: DoorParts) => Hono<DeskVariables>;

/** All routes of the desk, by room. A new room is added here, and its rules in `access.ts`. */
export const deskRoutes: readonly Routes[] = [
  signInRoutes,
  sessionRoutes,
  requestRoutes,
  inboxSettingRoutes,
  customerRoutes,
  accessRoutes,
  publishRoutes,
  approvalRoutes,
  superviseRoutes,
];
