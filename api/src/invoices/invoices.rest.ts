import { z } from "@hono/zod-openapi";
import { ArrangementInput } from "@portal/model/invoices/arrangement.ts";
import { JokerStatus } from "@portal/model/invoices/invoices.ts";
import { described } from "../core/http/described-rule.ts";
import { Refusal, refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { requestArrangement } from "./payment/arrangement.ts";
import { playJoker } from "./payment/joker.ts";

const params = z.object({ no: z.string().describe("The id of the invoice.") });

const jokers = restRoute({
  operationId: "playJoker",
  tags: ["Invoices"],
  method: "post",
  path: "/v1/invoices/{no}/jokers",
  summary: "Extend the deadline of an invoice by thirty days, once",
  description:
    "Once per invoice and twice a year. It holds at once and is told in change tracking. A refusal says in `jokerStatus` why.",
  request: { params },
  responses: {
    200: {
      description: "The deadline that holds now",
      content: { "application/json": { schema: z.object({ deadline: z.iso.date() }) } },
    },
    ...refusals(401, 403, 404),
    409: {
      description: "Refused, and why",
      content: {
        "application/json": {
          schema: Refusal.extend({ jokerStatus: described(JokerStatus).optional() }),
        },
      },
    },
  },
});

const arrangements = restRoute({
  operationId: "requestArrangement",
  tags: ["Invoices"],
  method: "post",
  path: "/v1/invoices/{no}/arrangements",
  summary: "Ask to pay an invoice by instalments",
  description:
    "It becomes a request in change tracking and holds once it is done. A refusal says in `ineligibilityReason` why. The parts are equal to five rappen; the first one bears the rest.",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: described(ArrangementInput) } },
    },
  },
  responses: {
    200: {
      description: "The request as it is found in change tracking, and the instalments in francs",
      content: {
        "application/json": {
          schema: z.object({
            id: z.uuid(),
            instalments: z.array(z.object({ date: z.iso.date(), amount: z.number() })),
          }),
        },
      },
    },
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const invoicesRest = restRouter()
  .openapi(jokers, async (c) => c.json(await playJoker(c.var.ctx, c.req.valid("param").no), 200))
  .openapi(arrangements, async (c) => {
    const input = c.req.valid("json");
    const { id, instalments } = await requestArrangement(c.var.ctx, c.req.valid("param").no, input);
    const francs = instalments.map(({ date, amount }) => ({ date, amount: amount / 100 }));
    return c.json({ id, instalments: francs }, 200);
  });
