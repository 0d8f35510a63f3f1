import { createRoute, z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { refusals, restRouter } from "../../core/http/rest.ts";
import { openTaxCertificate } from "./tax-certificates.ts";

const binary = { schema: z.string().openapi({ format: "binary" }) };

const certificate = createRoute({
  method: "get",
  path: "/v1/tax-certificates/{year}/{name}",
  summary:
    "What of somebody's care was settled in a year; the name is their number with .pdf or .csv",
  request: { params: z.object({ year: z.string(), name: z.string() }) },
  responses: {
    200: {
      description: "The certificate",
      content: { "application/pdf": binary, "text/csv": { schema: z.string() } },
    },
    ...refusals(401, 403, 404),
  },
});

export const taxCertificatesRest = restRouter().openapi(certificate, async (c) => {
  const { filename, type, content } = await openTaxCertificate(c.var.ctx, c.req.valid("param"));
  return c.body(new Uint8Array(content), 200, {
    "content-type": type,
    "content-length": String(content.length),
    "content-disposition": contentDisposition(filename),
  });
});
