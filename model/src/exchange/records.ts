import * as z from "zod/mini";

/** The id that a source gives its record, or a client its batch: what an address can bear without escapes. */
export const RecordId = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^[\w.:~-]{1,100}$/, "exchange.id"));

/** Counts up with each change of a record in its source; a time in milliseconds will do. */
export const RecordVersion = /* @__PURE__ */ z
  .int("exchange.version")
  .check(z.minimum(0, "exchange.version"));

/** The body of a single record: its entity and id stand in the address. */
export const SentRecord = /* @__PURE__ */ z.strictObject({
  version: RecordVersion,
  data: z.unknown(),
});

/** A line of a batch. */
export const BatchLine = /* @__PURE__ */ z.strictObject({
  entity: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/, "exchange.entity")),
  id: RecordId,
  version: RecordVersion,
  data: z.unknown(),
});
export type BatchLine = z.infer<typeof BatchLine>;

/**
 * What happened to a record: `written`; `unchanged`, the same version with the same content was there; `outdated`, a
 * newer version was there and stays; `refused`.
 */
export const RecordStatus = /* @__PURE__ */ z.enum(["written", "unchanged", "outdated", "refused"]);
export type RecordStatus = z.infer<typeof RecordStatus>;

export const RecordAnswer = /* @__PURE__ */ z.object({ status: RecordStatus });

/** A page of the records that are held of a source. */
export const HeldRecords = /* @__PURE__ */ z.object({
  records: z.array(z.object({ id: z.string(), version: z.int(), writtenAt: z.iso.datetime() })),
});

/** How far a batch came. */
export const BatchState = /* @__PURE__ */ z.object({
  id: z.string(),
  lastLine: z.int(),
  written: z.int(),
  unchanged: z.int(),
  outdated: z.int(),
  refused: z.int(),
  isComplete: z.boolean(),
});
export type BatchState = z.infer<typeof BatchState>;
