import { z } from "@hono/zod-openapi";
import { contentDisposition, FILE_LIFE_SECONDS } from "@portal/model/files.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { deleteFile, openFile, uploadFile } from "./files.ts";

const UploadedFile = z
  .object({
    uuid: z.uuid(),
    fileSize: z.int(),
    filename: z.string(),
    mimeType: z.string(),
  })
  .openapi("UploadedFile");

const params = z.object({ uuid: z.string().max(100).describe("The id that the upload answered.") });

const upload = restRoute({
  operationId: "uploadFile",
  tags: ["Files"],
  method: "post",
  path: "/v1/files",
  summary: "Send a file; it is removed after two hours unless a request refers to it",
  description:
    "The file is inspected and made harmless before it is kept. How many and how large the waiting files of an account are is limited.",
  request: {
    query: z.object({
      filename: z
        .string("required")
        .min(1, "required")
        .max(1000, "file_name")
        .describe("Its name; the file extension says what it is."),
      expiration: z.coerce
        .number("expiration")
        .int()
        .min(1)
        .default(FILE_LIFE_SECONDS)
        .describe("Seconds for which it is kept while nothing refers to it, two hours at most."),
    }),
  },
  // Only for the OpenAPI document: a declared body would be read as a whole before the handler runs.
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

const removal = restRoute({
  operationId: "deleteFile",
  tags: ["Files"],
  method: "delete",
  path: "/v1/files/{uuid}",
  summary: "Remove a file that no request refers to",
  description: "A file that a request refers to stays and counts as unknown here.",
  request: { params },
  responses: { 204: { description: "Removed" }, ...refusals(401, 403, 404) },
});

const opening = restRoute({
  operationId: "openFile",
  tags: ["Files"],
  method: "get",
  path: "/v1/files/{uuid}",
  summary: "Open a file that was sent with a request",
  description:
    "For the account that sent it. As a link in a tab of its own it takes the cookie of the token instead of the header.",
  request: { params },
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
    // Sent as an attachment: a script in an uploaded file must not run in the portal's origin.
    return c.body(new Uint8Array(content), 200, {
      "content-type": mimeType,
      "content-length": String(content.length),
      "content-disposition": contentDisposition(filename),
    });
  });
