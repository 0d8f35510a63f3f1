import {
  AuditExportAsked,
  AuditExportOrder,
  AuditExports,
  AuditManifest,
} from "@portal/model/desk/audit-export.ts";
import { contentDisposition } from "@portal/model/files.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { askAuditExport, listAuditExports, readManifest } from "./audit-exports.ts";
import { streamAudit } from "./stream-audit.ts";

const types = { csv: "text/csv; charset=utf-8", jsonl: "application/x-ndjson" } as const;

export function auditExportRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/supervise/audit-exports", async (c) =>
    c.json(AuditExports.parse({ exports: await listAuditExports(callOf(c)) })),
  );
  router.post("/desk/v1/supervise/audit-exports", async (c) => {
    const order = parse(AuditExportOrder, await readJson(c));
    return c.json(AuditExportAsked.parse(await askAuditExport(callOf(c), order)), 201);
  });
  router.get("/desk/v1/supervise/audit-exports/:id/file", async (c) => {
    const { manifest, stream } = await streamAudit(callOf(c), idIn(c));
    return c.body(stream, 200, {
      "content-type": types[manifest.format],
      "content-disposition": contentDisposition(`${nameOf(manifest)}.${manifest.format}`),
    });
  });
  router.get("/desk/v1/supervise/audit-exports/:id/manifest", async (c) => {
    const manifest = AuditManifest.parse(await readManifest(callOf(c), idIn(c)));
    return c.body(`${JSON.stringify(manifest, null, 2)}\n`, 200, {
      "content-type": "application/json",
      "content-disposition": contentDisposition(`${nameOf(manifest)}.manifest.json`),
    });
  });
  return router;
}

function nameOf({ from, to }: AuditManifest): string {
  return `audit-${from}-${to}`;
}
