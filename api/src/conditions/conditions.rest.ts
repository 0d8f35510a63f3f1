import { z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { isLanguage, languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { readCookie } from "../core/cookies.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { drawConditions } from "./conditions.ts";

const conditions = restRoute({
  operationId: "openConditions",
  tags: ["Documents"],
  method: "get",
  path: "/api/v1/conditions/{file}",
  summary: "General conditions of a product, as <product code>.pdf",
  description:
    "Drawn as a PDF in the language that was asked for, else in the one that was chosen in the portal.",
  request: {
    params: z.object({ file: z.string().describe("The code of the product, with .pdf.") }),
    query: z.object({
      lang: z
        .enum(languages, "language.unknown")
        .optional()
        .describe(
          "The language of the conditions; the one chosen in the portal where it is left out.",
        ),
    }),
  },
  responses: {
    200: {
      description: "The conditions",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(400, 404),
  },
});

/** Public, as on the insurer's own site; in the portal's chosen language unless the request names one. */
export const conditionsRest = restRouter().openapi(conditions, async (c) => {
  const productCode = /^([A-Z0-9]{3,10})\.pdf$/.exec(c.req.valid("param").file)?.[1];
  if (!productCode) throw new Problem("NOT_FOUND");
  const chosen = readCookie(c.req.header("cookie"), "user_lang");
  const reading = isLanguage(chosen) ? chosen : c.var.ctx.language;
  const language = c.req.valid("query").lang ?? reading;
  const content = await drawConditions(c.var.ctx, productCode, language);
  return c.body(new Uint8Array(content), 200, {
    "content-type": "application/pdf",
    "content-length": String(content.length),
    "content-disposition": contentDisposition(`${productCode}-${language}.pdf`, "inline"),
  });
});
