import { z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { restRouter } from "../../core/http/rest.ts";
import { openTaxCertificate } from "./tax-certificates.ts";

const binary = { schema: z.string().openapi({ format: "binary" }) };

const certificate = restRoute({
  operationId: "openTaxCertificate",
  tags: ["Reimbursements"],
  method: "get",
  path: "/v1/tax-certificates/{year}/{name}",
  summary:
    "What of a person's care was settled in a year; the name is their insured number with .pdf or .csv",
  description:
    "As a PDF for the tax office, or as a table. Another adult's certificate is theirs alone.",
  request: {
    params: z.object({
      year: z.string().describe("The year of the statements."),
      name: z.string().describe("The number of the insured person, with .pdf or .csv."),
    }),
  },
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
