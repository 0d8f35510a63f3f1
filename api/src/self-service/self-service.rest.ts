import { z } from "@hono/zod-openapi";
import { OrderCard } from "@portal/model/cards.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  GivenLink,
  GivenOtp,
  Identify,
  SelfServiceInsured,
  SentTo,
} from "@portal/model/self-service/self-service.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { isCardPending, listInsurers, readInsured, replaceCard } from "./card.ts";
import { identify } from "./identify.ts";
import { proveByCode, proveByLink } from "./prove.ts";
import { endSession } from "./sessions.ts";
import { forgetCookies, keepCookie, onTheBeat, visitorOf } from "./visitor.ts";

const tags: ["Self-service"] = ["Self-service"];
const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});
const done = { description: "Done" };

const identification = restRoute({
  operationId: "identifyForSelfService",
  tags,
  method: "post",
  path: "/v1/self-service/identify",
  summary: "Send a one-time code or a link to an insured person",
  description:
    "The answer is the same whether the person is known or not. Called again from the same browser it sends another message, five seconds later at the earliest. 423: the service is closed. 503: too many tries.",
  request: { body: json(described(Identify)) },
  responses: {
    200: {
      description: "Where it went",
      content: { "application/json": { schema: described(SentTo) } },
    },
    ...refusals(400, 403, 423, 503),
  },
});

const otp = restRoute({
  operationId: "proveByCode",
  tags,
  method: "post",
  path: "/v1/self-service/otp",
  summary: "Check a one-time code",
  description:
    "Begins a session of fifteen minutes that opens self-service alone. 403 with `OTP_FAILED`: wrong code; with `IDENTIFICATION_FAILED`: begin anew. 503: too many tries.",
  request: { body: json(described(GivenOtp)) },
  responses: { 204: done, ...refusals(400, 403, 423, 503) },
});

const link = restRoute({
  operationId: "proveByLink",
  tags,
  method: "post",
  path: "/v1/self-service/link",
  summary: "Use a link that was sent",
  description:
    "Begins the same session, once. 409: it was asked for in another browser; the person has to say that they go on in this one. 404: used, expired or unknown.",
  request: { body: json(described(GivenLink)) },
  responses: { 204: done, ...refusals(400, 403, 404, 409, 423, 503) },
});

const logout = restRoute({
  operationId: "endSelfService",
  tags,
  method: "get",
  path: "/v1/self-service/logout",
  summary: "End the self-service session",
  description: "Answers the same where there is no session.",
  responses: { 204: done },
});

const insured = restRoute({
  operationId: "readSelfServiceInsured",
  tags,
  method: "get",
  path: "/v1/self-service/insured",
  summary: "Who identified themselves",
  description: "401 without an identification, or when it is too old.",
  responses: {
    200: {
      description: "The person",
      content: { "application/json": { schema: described(SelfServiceInsured) } },
    },
    ...refusals(401, 423),
  },
});

const pending = restRoute({
  operationId: "findPendingSelfService",
  tags,
  method: "get",
  path: "/v1/self-service/insurance-card",
  summary: "Whether a card was ordered and is still to come",
  description: "Asked with HEAD. 204: one is on its way. 404: none is.",
  request: {
    query: z.object({ status: z.literal("pending", "invalid").describe("What is asked about.") }),
  },
  responses: { 204: { description: "On its way" }, ...refusals(400, 401, 404, 423) },
});

const insurers = restRoute({
  operationId: "listSelfServiceInsurers",
  tags,
  method: "get",
  path: "/v1/self-service/veka/insurers",
  summary: "The insurers that give the person a card",
  description: "Of the identified person.",
  responses: {
    200: {
      description: "The name of each, by its code",
      content: { "application/json": { schema: z.record(z.string(), z.string()) } },
    },
    ...refusals(401, 423),
  },
});

const replace = restRoute({
  operationId: "replaceCardBySelfService",
  tags,
  method: "post",
  path: "/v1/self-service/veka/replace",
  summary: "Order another insurance card",
  description:
    "The same order as in the portal, and once. 409: a card is on its way. 423: too many within a year, or the service is closed.",
  request: { body: json(described(OrderCard)) },
  responses: { 204: done, ...refusals(400, 401, 403, 409, 423) },
});

export const selfServiceRest = restRouter();

// Without a session every request is refused before its input is validated.
for (const path of ["insured", "insurance-card", "veka/*"]) {
  selfServiceRest.use(`/v1/self-service/${path}`, async (c, next) => {
    if (!visitorOf(c).session) throw new Problem("UNAUTHENTICATED");
    await next();
  });
}

selfServiceRest
  .openapi(identification, (c) =>
    onTheBeat(c, async () => {
      const { sent, browser } = await identify(c.var.ctx, visitorOf(c), c.req.valid("json"));
      keepCookie(c, "visitor", browser);
      return c.json(sent, 200);
    }),
  )
  .openapi(otp, (c) =>
    onTheBeat(c, async () => {
      keepCookie(c, "selfService", await proveByCode(c.var.ctx, visitorOf(c), c.req.valid("json")));
      return c.body(null, 204);
    }),
  )
  .openapi(link, async (c) => {
    keepCookie(c, "selfService", await proveByLink(c.var.ctx, visitorOf(c), c.req.valid("json")));
    return c.body(null, 204);
  })
  .openapi(logout, async (c) => {
    await endSession(c.var.ctx, visitorOf(c));
    forgetCookies(c);
    return c.body(null, 204);
  })
  .openapi(insured, async (c) => c.json(await readInsured(c.var.ctx, visitorOf(c)), 200))
  .openapi(pending, async (c) => {
    const isPending = await isCardPending(c.var.ctx, visitorOf(c));
    return c.body(null, isPending ? 204 : 404);
  })
  .openapi(insurers, async (c) => c.json(await listInsurers(c.var.ctx, visitorOf(c)), 200))
  .openapi(replace, async (c) => {
    await replaceCard(c.var.ctx, visitorOf(c), c.req.valid("json"));
    return c.body(null, 204);
  });
