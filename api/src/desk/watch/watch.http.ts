import { Alerts } from "@portal/model/desk/alerts.ts";
import { RequestFigures, RequestFiguresQuery } from "@portal/model/desk/request-figures.ts";
import {
  Failures,
  FailureQuery,
  Retried,
  retriedKinds,
  type RetriedKind,
  SignInRefusals,
  WatchedHealth,
  WatchedQueues,
} from "@portal/model/desk/watch.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "hono";
import { parse } from "../../core/http/parse.ts";
import { callOf, type DeskVariables } from "../call.ts";
import { idIn } from "../parameters.ts";
import { deskRouter } from "../router.ts";
import { countSignInRefusals } from "./count-sign-in-refusals.ts";
import { listAlerts } from "./list-alerts.ts";
import { listFailures } from "./list-failures.ts";
import { listQueues } from "./list-queues.ts";
import { readHealth } from "./read-health.ts";
import { readRequestFigures } from "./read-request-figures.ts";
import { retryFailure, retryFailures } from "./retry-failures.ts";

export function watchRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/watch/alerts", async (c) =>
    c.json(Alerts.parse({ alerts: await listAlerts(callOf(c)) })),
  );
  router.get("/desk/v1/watch/queues", async (c) =>
    c.json(WatchedQueues.parse({ queues: await listQueues(callOf(c)) })),
  );
  router.get("/desk/v1/watch/health", async (c) =>
    c.json(WatchedHealth.parse(await readHealth(callOf(c)))),
  );
  router.get("/desk/v1/watch/sign-ins", async (c) =>
    c.json(SignInRefusals.parse({ hours: await countSignInRefusals(callOf(c)) })),
  );
  router.get("/desk/v1/watch/requests", async (c) => {
    const query = parse(RequestFiguresQuery, c.req.query());
    return c.json(RequestFigures.parse(await readRequestFigures(callOf(c), query)));
  });
  router.get("/desk/v1/watch/failures", async (c) => {
    const query = parse(FailureQuery, c.req.query());
    return c.json(Failures.parse(await listFailures(callOf(c), query)));
  });
  router.post("/desk/v1/watch/failures/:kind/retry", async (c) =>
    c.json(Retried.parse({ count: await retryFailures(callOf(c), kindIn(c)) })),
  );
  router.post("/desk/v1/watch/failures/:kind/:id/retry", async (c) => {
    await retryFailure(callOf(c), kindIn(c), idIn(c));
    return c.body(null, 204);
  });
  return router;
}

function kindIn(c: Context<DeskVariables>): RetriedKind {
  const kind = retriedKinds.find((one) => one === c.req.param("kind"));
  if (!kind) throw new Problem("NOT_FOUND");
  return kind;
}
