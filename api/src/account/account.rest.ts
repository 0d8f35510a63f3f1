import { createRoute } from "@hono/zod-openapi";
import { ChangeMobileNumber } from "@portal/model/account.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { changeMobileNumber } from "./account.ts";

const change = createRoute({
  method: "patch",
  path: "/v1/partners/mobile_number",
  summary: "Change the number that codes and text messages go to",
  request: {
    body: { required: true, content: { "application/json": { schema: ChangeMobileNumber } } },
  },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 428, 429) },
});

export const accountRest = restRouter().openapi(change, async (c) => {
  await changeMobileNumber(c.var.ctx, c.req.valid("json"));
  return c.body(null, 204);
});
