import { createRoute, z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { zipStream } from "../core/zip.ts";
import { openDocument, packDocuments } from "./documents.ts";

const binary = createRoute({
  method: "get",
  path: "/api/v1/documents/{id}/binary/{name}",
  summary: "Open a document; the name is its id, with or without .pdf",
  request: { params: z.object({ id: z.string(), name: z.string() }) },
  responses: {
    200: {
      description: "The document",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 404),
  },
});

const zip = createRoute({
  method: "get",
  path: "/v1/documents/zip",
  summary: "Several documents in one file",
  request: {
    query: z.object({ "iddms[]": z.union([z.string(), z.array(z.string())], "documents.none") }),
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
