import { z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { zipStream } from "../core/zip.ts";
import { openDocument, packDocuments } from "./documents.ts";

const binary = restRoute({
  operationId: "openDocument",
  tags: ["Documents"],
  method: "get",
  path: "/api/v1/documents/{id}/binary/{name}",
  summary: "Open a document; the name is its id, with or without .pdf",
  description:
    "Drawn as a PDF from what was kept of it, always with the same bytes. Opening it marks it as seen. As a link in a tab of its own it takes the cookie of the token instead of the header.",
  request: {
    params: z.object({
      id: z.string().describe("The document's `iddms`."),
      name: z.string().describe("The same, with or without .pdf."),
    }),
  },
  responses: {
    200: {
      description: "The document",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 404),
  },
});

const zip = restRoute({
  operationId: "downloadDocuments",
  tags: ["Documents"],
  method: "get",
  path: "/v1/documents/zip",
  summary: "Several documents in one file",
  description:
    "At most 50 documents, each once. One that the account may not read refuses the whole.",
  request: {
    query: z.object({
      "iddms[]": z
        .union([z.string(), z.array(z.string())], "documents.none")
        .describe("The `iddms` of each document, once per document."),
    }),
  },
  responses: {
    200: {
      description: "A zip archive",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(400, 401, 403, 404),
  },
});

export const documentsRest = restRouter()
  .openapi(binary, async (c) => {
    const { id, name } = c.req.valid("param");
    if (name !== id && name !== `${id}.pdf`) throw new Problem("NOT_FOUND");
    const marksSeen = c.req.method === "GET";
    const { filename, content } = await openDocument(c.var.ctx, id, { marksSeen });
    return c.body(new Uint8Array(content), 200, {
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": contentDisposition(filename, "inline"),
    });
  })
  .openapi(zip, async (c) => {
    const ids = [c.req.valid("query")["iddms[]"]].flat();
    const entries = await packDocuments(c.var.ctx, ids);
    return c.body(zipStream(entries), 200, {
      "content-type": "application/zip",
      "content-disposition": contentDisposition("documents.zip"),
    });
  });
