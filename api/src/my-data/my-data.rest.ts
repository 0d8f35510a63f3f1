import { createRoute, z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { exportEntries } from "@portal/model/my-data.ts";
import { refusals, restRouter } from "../core/rest.ts";
import { zipStream } from "../core/zip.ts";
import { exportData } from "./export.ts";

const everything = createRoute({
  method: "post",
  path: "/v1/my-data/export",
  summary: "Everything held about the account in one file, one at a time",
  responses: {
    200: {
      description: "A zip archive; a header says how many entries it will have",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 409),
  },
});

export const myDataRest = restRouter().openapi(everything, async (c) => {
  const { count, entries } = await exportData(c.var.ctx);
  return c.body(zipStream(entries), 200, {
    "content-type": "application/zip",
    "content-disposition": contentDisposition("my-data.zip"),
    [exportEntries]: String(count),
  });
});
