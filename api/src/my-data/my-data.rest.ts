import { z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { RequestDeletion } from "@portal/model/requests/deletion.ts";
import { exportEntries } from "@portal/model/my-data.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { zipStream } from "../core/zip.ts";
import { requestDeletion } from "./deletion.ts";
import { exportData } from "./export.ts";
import { exportFhir } from "./fhir/export-fhir.ts";

const everything = restRoute({
  operationId: "exportMyData",
  tags: ["My data"],
  method: "post",
  path: "/v1/my-data/export",
  summary: "Everything held about the account in one file, one at a time",
  description:
    "A zip archive with what is held by category, every document and every file that was sent. A second export of the account waits until the first is over.",
  responses: {
    200: {
      description: "A zip archive; a header says how many entries it will have",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 409),
  },
});

const patientRecord = restRoute({
  operationId: "exportMyDataAsFhir",
  tags: ["My data"],
  method: "post",
  path: "/v1/my-data/fhir",
  summary: "Insurance and statements of benefits as FHIR R4, for a patient record",
  description:
    "A Bundle of the type `collection` with Patient, Coverage, ExplanationOfBenefit and Organization. It holds what the account may read: an adult's statements are their own. It counts as an export: a second one of the account waits until the first is over.",
  responses: {
    200: {
      description: "A Bundle",
      content: { "application/fhir+json": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(401, 403, 409),
  },
});

const deletions = restRoute({
  operationId: "requestDeletion",
  tags: ["My data"],
  method: "post",
  path: "/v1/my-data/deletions",
  summary: "Ask for the deletion of what need not be kept; an employee decides about it",
  description: "It becomes a request in change tracking. What the law obliges us to keep stays.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(RequestDeletion) } },
    },
  },
  responses: {
    200: {
      description: "The request as it is found in change tracking",
      content: { "application/json": { schema: z.object({ id: z.uuid() }) } },
    },
    ...refusals(400, 401, 403, 409),
  },
});

export const myDataRest = restRouter()
  .openapi(deletions, async (c) =>
    c.json(await requestDeletion(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(everything, async (c) => {
    const { count, entries } = await exportData(c.var.ctx);
    return c.body(zipStream(entries), 200, {
      "content-type": "application/zip",
      "content-disposition": contentDisposition("my-data.zip"),
      [exportEntries]: String(count),
    });
  });

// The library takes every kind of JSON for a value that is answered whole; this one is streamed.
myDataRest.openAPIRegistry.registerPath(patientRecord);
myDataRest.post(patientRecord.path, async (c) =>
  c.body(await exportFhir(c.var.ctx), 200, {
    "content-type": "application/fhir+json",
    "content-disposition": contentDisposition("my-data.fhir.json"),
  }),
);
