import * as z from "zod/mini";

/** What the core system is told of a request that it decides. */
export const HandedOutEvent = /* @__PURE__ */ z.enum([
  "REQUEST",
  "ANSWER",
  "NO_ANSWER",
  "REMINDER",
  "ENDED",
]);
export type HandedOutEvent = z.infer<typeof HandedOutEvent>;

export const MOST_HANDED_OUT = 200;

const Instant = /* @__PURE__ */ z.iso.datetime();
const Day = /* @__PURE__ */ z.iso.date();

export const HandedOutFile = /* @__PURE__ */ z.object({
  id: z.uuid(),
  filename: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
});

export const HandedOutQuestion = /* @__PURE__ */ z.object({
  id: z.uuid(),
  askedAt: Instant,
  answerBy: Day,
  answeredAt: z.nullable(Instant),
  /** Missing without the scope for personal data. */
  question: z.optional(z.string()),
  answer: z.optional(z.nullable(z.string())),
});

export const HandedOutRequest = /* @__PURE__ */ z.object({
  id: z.uuid(),
  /** The request that contains this one; its parts are decided one by one. */
  partOf: z.nullable(z.uuid()),
  type: z.string(),
  nature: z.string(),
  status: z.string(),
  isWithdrawn: z.boolean(),
  language: z.string(),
  requestedAt: Instant,
  decideBy: z.nullable(Day),
  decidedAt: z.nullable(Instant),
  questions: z.array(HandedOutQuestion),
  /** Missing without the scope for personal data, and once the request is decided. */
  insuredNumber: z.optional(z.nullable(z.int())),
  details: z.optional(z.unknown()),
  files: z.optional(z.array(HandedOutFile)),
});
export type HandedOutRequest = z.infer<typeof HandedOutRequest>;

export const HandedOut = /* @__PURE__ */ z.object({
  entries: z.array(
    z.object({
      position: z.int(),
      event: HandedOutEvent,
      at: Instant,
      request: HandedOutRequest,
    }),
  ),
  /** The position to continue after. */
  next: z.int(),
  hasMore: z.boolean(),
});
export type HandedOut = z.infer<typeof HandedOut>;

export const DecisionTaken = /* @__PURE__ */ z.object({
  status: z.string(),
  isRepeated: z.boolean(),
  reason: z.nullable(z.string()),
});
