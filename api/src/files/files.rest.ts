import { createRoute, z } from "@hono/zod-openapi";
import { contentDisposition, FILE_LIFE_SECONDS } from "@portal/model/files.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { deleteFile, openFile, uploadFile } from "./files.ts";

const UploadedFile = z
  .object({
    uuid: z.uuid(),
    fileSize: z.int(),
    filename: z.string(),
    mimeType: z.string(),
  })
  .openapi("UploadedFile");

const upload = createRoute({
  method: "post",
  path: "/v1/files",
  summary: "Send a file; it is removed after two hours unless a request refers to it",
  request: {
    query: z.object({
      filename: z.string("required").min(1, "required").max(1000, "file_name"),
      expiration: z.coerce.number("expiration").int().min(1).default(FILE_LIFE_SECONDS),
    }),
  },
  // Told to the contract only: a declared body would be read as a whole before the handler runs.
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: ["file"],
          properties: { file: { type: "string", format: "binary" } },
        },
      },
    },
  },
  responses: {
    200: { description: "Kept", content: { "application/json": { schema: UploadedFile } } },
    ...refusals(400, 401, 403, 408, 413, 415, 429, 503),
  },
});

const removal = createRoute({
  method: "delete",
  path: "/v1/files/{uuid}",
  summary: "Remove a file that no request refers to",
  request: { params: z.object({ uuid: z.string().max(100) }) },
  responses: { 204: { description: "Removed" }, ...refusals(401, 403, 404) },
});

const opening = createRoute({
  method: "get",
  path: "/v1/files/{uuid}",
  summary: "Open a file that was sent with a request",
  request: { params: z.object({ uuid: z.string().max(100) }) },
  responses: {
    200: {
      description: "The file as it was kept",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 404),
  },
});

export const filesRest = restRouter()
  .openapi(upload, async (c) => {
    const { filename: name, expiration } = c.req.valid("query");
    const length = c.req.header("content-length");
    const file = await uploadFile(c.var.ctx, {
      name,
      expiration,
      body: c.req.raw.body,
      contentType: c.req.header("content-type") ?? "",
      contentLength: length === undefined ? undefined : Number(length),
    });
    return c.json(file, 200);
  })
  .openapi(removal, async (c) => {
    await deleteFile(c.var.ctx, c.req.valid("param").uuid);
    return c.body(null, 204);
  })
  .openapi(opening, async (c) => {
    const { filename, mimeType, content } = await openFile(c.var.ctx, c.req.valid("param").uuid);
    // Never shown in the page's own origin, whatever a reader of PDFs makes of it.
    return c.body(new Uint8Array(content), 200, {
      "content-type": mimeType,
      "content-length": String(content.length),
      "content-disposition": contentDisposition(filename),
    });
  });
