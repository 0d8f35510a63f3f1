import { z } from "@hono/zod-openapi";
import { TechnicalInformation } from "@portal/model/portal/technical-information.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import {
  readMaintenance,
  readPublicConfiguration,
  recordTechnicalInformation,
} from "./platform.ts";

const Maintenance = z
  .object({
    gmnetRaised: z.boolean(),
    gmappRaised: z.boolean(),
    gmnetMaintenancePage: z.object({ endDate: z.iso.datetime().nullable() }),
  })
  .openapi("Maintenance");

const maintenance = restRoute({
  operationId: "readMaintenance",
  tags: ["Platform"],
  method: "get",
  path: "/v1/maintenance",
  summary: "Whether the portal is closed for work, and until when",
  description:
    "Asked before sign-in. Past its announced end the portal is closed until the operator opens it.",
  responses: {
    200: { description: "The state", content: { "application/json": { schema: Maintenance } } },
  },
});

const publicConfiguration = restRoute({
  operationId: "readPublicConfiguration",
  tags: ["Platform"],
  method: "get",
  path: "/v1/public/configuration/{type}",
  summary: "Settings that the browser needs before sign-in",
  description: "Settings and outside pages, by key.",
  request: {
    params: z.object({
      type: z.string().max(20).describe("Which settings: `GMNET` are the portal's."),
    }),
  },
  responses: {
    200: {
      description: "The settings of this type",
      content: { "application/json": { schema: z.record(z.string(), z.unknown()) } },
    },
    ...refusals(404),
  },
});

const technicalInformation = restRoute({
  operationId: "recordTechnicalInformation",
  tags: ["Platform"],
  method: "post",
  path: "/v1/technicalInformation",
  summary: "Tell once per session what the portal is used with",
  description:
    "Platform, operating system and device, which the list of sign-ins shows to the customer. The first report of a session counts.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(TechnicalInformation) } },
    },
  },
  responses: { 204: { description: "Kept" }, ...refusals(400, 401, 404) },
});

export const platformRest = restRouter()
  .openapi(maintenance, async (c) => c.json(await readMaintenance(c.var.ctx), 200))
  .openapi(publicConfiguration, async (c) =>
    c.json(await readPublicConfiguration(c.var.ctx, c.req.valid("param").type), 200),
  )
  .openapi(technicalInformation, async (c) => {
    await recordTechnicalInformation(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
