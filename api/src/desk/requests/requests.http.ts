import { OpenedRequest, WaitingRequests } from "@portal/model/desk/requests.ts";
import { callOf } from "../call.ts";
import { deskRouter } from "../router.ts";
import { idIn } from "../parameters.ts";
import { listWaiting } from "./list-waiting.ts";
import { giveBackCase, readCase, takeCase } from "./open-request.ts";

export function requestRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/requests", async (c) =>
    c.json(WaitingRequests.parse({ requests: await listWaiting(callOf(c)) })),
  );
  router.get("/desk/v1/requests/:id", async (c) =>
    c.json(OpenedRequest.parse(await readCase(callOf(c), idIn(c)))),
  );
  router.post("/desk/v1/requests/:id/take", async (c) => {
    await takeCase(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/requests/:id/give-back", async (c) => {
    await giveBackCase(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  return router;
}
