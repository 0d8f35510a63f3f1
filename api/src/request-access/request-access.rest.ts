import type { IncomingMessage } from "node:http";
import { z } from "@hono/zod-openapi";
import { OnboardingState, StartedOnboarding } from "@portal/model/request-access/request-access.ts";
import type { Context as HonoContext } from "hono";
import { clientAddress } from "../core/http/caller.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter, type RestVariables } from "../core/http/rest.ts";
import { receiveEvent } from "./check-events.ts";
import { askByLetter, type Caller, readOnboarding, startOnboarding } from "./request-access.ts";

const tags: ["Access"] = ["Access"];
const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});
/** The rules that do not depend on the day; the operation checks the rest. */
const person = {
  insuredNumber: z
    .union([z.string(), z.number()], "required")
    .describe("From 10 to 2147483647, as a number or as it was typed."),
  birthdate: z
    .string("birthday.format")
    .describe("Of the insured person, who must be of full age."),
  email: z.string("required").describe("What the person will sign in with."),
};

const paper = restRoute({
  operationId: "requestAccessByLetter",
  tags,
  method: "post",
  path: "/v1/extranaute",
  summary: "Ask for access by letter",
  description:
    "The answer is the same whether the person is known, unknown or registered; a known person then gets a letter or a message. 404 says that this portal offers no letters, and nothing about the person.",
  request: {
    body: json(
      z.strictObject({
        ...person,
        phoneNumber: z.string("required"),
        typeInitialSend: z.string("required").describe("PAPER."),
      }),
    ),
  },
  responses: { 204: { description: "Taken" }, ...refusals(400, 404, 429) },
});

const digital = restRoute({
  operationId: "startOnboarding",
  tags,
  method: "post",
  path: "/v1/onboarding-digital",
  summary: "Begin an identity check on a phone",
  description:
    "The answer is the same whether the person is known or not. 404 says that identities are not checked online here.",
  request: { body: json(z.strictObject({ ...person, phone: z.string("required") })) },
  responses: {
    201: {
      description: "Begun",
      content: { "application/json": { schema: described(StartedOnboarding) } },
    },
    ...refusals(400, 404, 429, 503),
  },
});

const status = restRoute({
  operationId: "readOnboarding",
  tags,
  method: "get",
  path: "/v1/onboarding-digital",
  summary: "How far an identity check is",
  description:
    "Asked every five seconds by the page that began it. 404 for a wrong code as for an unknown id.",
  request: {
    query: z.object({
      id: z.uuid("invalid").describe("As the beginning of the check answered it."),
      transactionCode: z.string().max(100).describe("The code that came with the id."),
    }),
  },
  responses: {
    200: {
      description: "Its status",
      content: { "application/json": { schema: described(OnboardingState) } },
    },
    ...refusals(400, 404),
  },
});

const events = restRoute({
  operationId: "receiveCheckEvent",
  tags,
  method: "post",
  path: "/v1/onboarding-digital/events",
  summary: "What the service that checks identities tells",
  description:
    "Signed with the secret that we share with it, at most five minutes ago. 404 for any other caller, 409 for a call that comes a second time.",
  request: {
    headers: z.object({
      "x-check-signature": z.string().max(200).describe("`t=<seconds>,v1=<HMAC-SHA-256>`."),
    }),
    body: json(z.looseObject({})),
  },
  responses: { 204: { description: "Taken" }, ...refusals(400, 404, 409) },
});

export const requestAccessRest = restRouter()
  .openapi(paper, async (c) => {
    await askByLetter(c.var.ctx, c.req.valid("json"), callerOf(c));
    return c.body(null, 204);
  })
  .openapi(digital, async (c) =>
    c.json(await startOnboarding(c.var.ctx, c.req.valid("json"), callerOf(c)), 201),
  )
  .openapi(status, async (c) => c.json(await readOnboarding(c.var.ctx, c.req.valid("query")), 200))
  .openapi(events, async (c) => {
    // The signature covers the raw bytes, not the parsed body.
    await receiveEvent(c.var.ctx, await c.req.text(), c.req.valid("header")["x-check-signature"]);
    return c.body(null, 204);
  });

function callerOf(c: HonoContext<RestVariables>): Caller {
  const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
  return incoming && clientAddress(incoming, c.var.ctx.visitors.trustProxy);
}
