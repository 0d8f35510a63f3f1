import { createRoute, z } from "@hono/zod-openapi";
import { refusals, restRouter } from "../core/http/rest.ts";
import { listCampaigns, listWhatsNew, readWarningMessage } from "./announcements.ts";

const warningMessage = createRoute({
  method: "get",
  path: "/v1/management/warning-message",
  summary: "The operator's warning on the homepage",
  request: {
    query: z.object({
      platform: z.string().max(20).optional(),
      code: z.string().max(40).optional(),
      mustBeValid: z.enum(["true", "false"]).default("true"),
    }),
  },
  responses: {
    200: {
      description: "The warning, or nothing",
      content: {
        "application/json": {
          schema: z.object({
            message: z.string().nullable(),
            endDate: z.iso.datetime().nullable(),
          }),
        },
      },
    },
    ...refusals(400, 401),
  },
});

const whatsNew = createRoute({
  method: "get",
  path: "/v1/informations/light",
  summary: "What is new in the portal, in the reader's language",
  request: { query: z.object({ infoType: z.literal("WHATSNEW") }) },
  responses: {
    200: {
      description: "The newest first",
      content: {
        "application/json": {
          schema: z.array(
            z.object({
              title: z.string(),
              content: z.string(),
              image: z.string().nullable(),
              url: z.string().nullable(),
              eventLabel: z.string(),
            }),
          ),
        },
      },
    },
    ...refusals(400, 401),
  },
});

const campaigns = createRoute({
  method: "get",
  path: "/v1/marketing-campaigns",
  summary: "The promotions on the homepage",
  responses: {
    200: {
      description: "The newest first",
      content: {
        "application/json": {
          schema: z.array(
            z.object({
              id: z.string(),
              imageURL: z.string(),
              link: z.string(),
              analytics: z.string(),
            }),
          ),
        },
      },
    },
    ...refusals(401),
  },
});

export const announcementsRest = restRouter()
  .openapi(warningMessage, async (c) => {
    const mustBeValid = c.req.valid("query").mustBeValid === "true";
    return c.json(await readWarningMessage(c.var.ctx, { mustBeValid }), 200);
  })
  .openapi(whatsNew, async (c) => c.json(await listWhatsNew(c.var.ctx), 200))
  .openapi(campaigns, async (c) => {
    const published = await listCampaigns(c.var.ctx);
    return c.json(
      published.map(({ title: _title, ...campaign }) => campaign),
      200,
    );
  });
