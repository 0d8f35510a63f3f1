import { createRoute, z } from "@hono/zod-openapi";
import { TechnicalInformation } from "@portal/model/portal/technical-information.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
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

const maintenance = createRoute({
  method: "get",
  path: "/v1/maintenance",
  summary: "Whether the portal is closed for work, and until when",
  responses: {
    200: { description: "The state", content: { "application/json": { schema: Maintenance } } },
  },
});

const publicConfiguration = createRoute({
  method: "get",
  path: "/v1/public/configuration/{type}",
  summary: "Settings that the browser needs before anybody signs in",
  request: { params: z.object({ type: z.string().max(20) }) },
  responses: {
    200: {
      description: "The settings of this type",
      content: { "application/json": { schema: z.record(z.string(), z.unknown()) } },
    },
    ...refusals(404),
  },
});

const technicalInformation = createRoute({
  method: "post",
  path: "/v1/technicalInformation",
  summary: "Tell once per session what the portal is used with",
  request: {
    body: { required: true, content: { "application/json": { schema: TechnicalInformation } } },
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
