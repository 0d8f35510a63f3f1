import { z } from "@hono/zod-openapi";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listCampaigns, listWhatsNew, readWarningMessage } from "./announcements.ts";

const warningMessage = restRoute({
  operationId: "readWarningMessage",
  tags: ["Announcements"],
  method: "get",
  path: "/v1/management/warning-message",
  summary: "The operator's warning on the homepage",
  description:
    "Both fields are null while there is no warning. The text is in the language of the request.",
  request: {
    query: z.object({
      platform: z.string().max(20).optional().describe("What asks; every platform gets the same."),
      code: z.string().max(40).optional().describe("Which warning; there is one."),
      mustBeValid: z
        .enum(["true", "false"])
        .default("true")
        .describe("`false` also answers a warning whose time is over or to come."),
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

const whatsNew = restRoute({
  operationId: "listWhatsNew",
  tags: ["Announcements"],
  method: "get",
  path: "/v1/informations/light",
  summary: "What is new in the portal, in the reader's language",
  description:
    "Texts of the operator about new parts of the portal; the pictures are paths of the portal.",
  request: { query: z.object({ infoType: z.literal("WHATSNEW").describe("What is asked for.") }) },
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

const campaigns = restRoute({
  operationId: "listMarketingCampaigns",
  tags: ["Announcements"],
  method: "get",
  path: "/v1/marketing-campaigns",
  summary: "The promotions on the homepage",
  description: "Those that are shown today, each a picture with the address it leads to.",
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
