import * as z from "zod/mini";

export const auditFormats = ["csv", "jsonl"] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** The longest period of one export, in days. */
export const LONGEST_EXPORT_DAYS = 366;

/** The columns of an exported line, in their order. What a change said stays encrypted; its hash is among them. */
export const auditColumns = [
  "id",
  "at",
  "actor",
  "action",
  "subject",
  "accountId",
  "sessionId",
  "correlationId",
  "staffId",
  "accessId",
  "caseId",
  "reason",
  "changeId",
  "changeHash",
] as const;
export type AuditColumn = (typeof auditColumns)[number];

/** The audit of these days, by the calendar of Switzerland, both included. */
export const AuditExportOrder = z.strictObject({
  from: z.iso.date("required"),
  to: z.iso.date("required"),
  format: z.enum(auditFormats, "required"),
  reason: z
    .string("required")
    .check(z.trim(), z.minLength(3, "desk.reason"), z.maxLength(300, "desk.reasonLong")),
});
export type AuditExportOrder = z.infer<typeof AuditExportOrder>;

export const AuditExportAsked = z.object({ id: z.uuid() });

/** What an export holds and proves: its hash is known once the file was read to its end. */
export const AuditManifest = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  /** The instant at which the file ends. */
  upTo: z.string(),
  format: z.enum(auditFormats),
  columns: z.array(z.enum(auditColumns)),
  lines: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  askedBy: z.string(),
  askedAt: z.string(),
  reason: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type AuditManifest = z.infer<typeof AuditManifest>;

export const AuditExports = z.object({ exports: z.array(AuditManifest) });
export type AuditExports = z.infer<typeof AuditExports>;
