import { OpenedAccess, ReasonedAccess } from "@portal/model/desk/access.ts";
import { AccessReasons, OpenCustomers } from "@portal/model/desk/customers.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { endAccess, listOpenCustomers, listReasons } from "./open-customers.ts";
import { openWithReason } from "./reasoned-access.ts";

export function accessRoutes() {
  const router = deskRouter();
  router.post("/desk/v1/accesses", async (c) => {
    const given = parse(ReasonedAccess, await readJson(c));
    return c.json(OpenedAccess.parse(await openWithReason(callOf(c), given)), 201);
  });
  router.get("/desk/v1/accesses", async (c) =>
    c.json(OpenCustomers.parse({ customers: await listOpenCustomers(callOf(c)) })),
  );
  router.delete("/desk/v1/accesses/:id", async (c) => {
    await endAccess(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.get("/desk/v1/access-reasons", async (c) =>
    c.json(AccessReasons.parse({ reasons: await listReasons(callOf(c)) })),
  );
  return router;
}
