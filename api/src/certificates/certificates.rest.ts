import type { IncomingMessage } from "node:http";
import { z } from "@hono/zod-openapi";
import { CheckedCertificate } from "@portal/model/certificates/certificates.ts";
import { padToConstantTime } from "../core/http/constant-time.ts";
import { clientAddress } from "../core/http/caller.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { checkCertificate } from "./check.ts";

const check = restRoute({
  operationId: "checkCertificate",
  tags: ["Certificates"],
  method: "post",
  path: "/v1/certificate-checks",
  summary: "Check the code on a certificate",
  description:
    "For anyone who holds a certificate. Says whether we issued it, what it is and how long it holds, and of the person what the paper shows already: initials and year of birth. An unknown code takes as long as a known one. 429: too many checks from one address.",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            code: z.string("required").describe("As printed, with or without hyphens."),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "How the certificate stands",
      content: { "application/json": { schema: described(CheckedCertificate) } },
    },
    ...refusals(400, 429),
  },
});

export const certificatesRest = restRouter().openapi(check, async (c) => {
  const began = performance.now();
  const { ctx } = c.var;
  const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
  const address = incoming && clientAddress(incoming, ctx.visitors.trustProxy);
  try {
    return c.json(await checkCertificate(ctx, c.req.valid("json"), address), 200);
  } finally {
    await padToConstantTime(began, ctx.visitors.beatMs);
  }
});
