import { ChangeMobileNumber } from "@portal/model/account.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { changeMobileNumber } from "./account.ts";

const change = restRoute({
  operationId: "changeMobileNumber",
  tags: ["Account"],
  method: "patch",
  path: "/v1/partners/mobile_number",
  summary: "Change the number that codes and text messages go to",
  description:
    "Needs a one-time code, which goes the way that codes went before. A mobile number then answers 428 once more: the second code goes to it. With that one it holds at once.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(ChangeMobileNumber) } },
    },
  },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 428, 429) },
});

export const accountRest = restRouter().openapi(change, async (c) => {
  await changeMobileNumber(c.var.ctx, c.req.valid("json"));
  return c.body(null, 204);
});
