import type { OpenAPIHono } from "@hono/zod-openapi";
import { bankFileRoutes } from "./bank/bank-files.http.ts";
import type { ExchangeVariables } from "./client.ts";
import type { DoorParts } from "./door-parts.ts";
import { eventRoutes } from "./events/events.http.ts";
import { batchRoutes } from "./incoming/batches.http.ts";
import { heldRecordRoutes } from "./incoming/held-records.http.ts";
import { recordRoutes } from "./incoming/records.http.ts";
import { requestRoutes } from "./requests/requests.http.ts";
import { tokenRoutes } from "./token/token.http.ts";

interface ExchangeRoutes {
  routes(parts: DoorParts): OpenAPIHono<ExchangeVariables>;
}

/** All routes of the exchange. A new group is added here, and its rules in `access.ts`. */
export const exchangeRoutes: readonly ExchangeRoutes[] = [
  { routes: tokenRoutes },
  { routes: recordRoutes },
  { routes: heldRecordRoutes },
  { routes: batchRoutes },
  { routes: eventRoutes },
  { routes: requestRoutes },
  { routes: bankFileRoutes },
];
