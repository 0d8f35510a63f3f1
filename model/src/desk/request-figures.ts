import * as z from "zod/mini";

/** Over how many days requests are counted. */
export const requestPeriods = ["30", "90"] as const;

/** Who decides, as `request_decider` says. */
export const requestDeciders = ["BACK_OFFICE", "CLERK", "EXCHANGE"] as const;

export const RequestFiguresQuery = z.strictObject({
  days: z._default(z.enum(requestPeriods), "30"),
  decider: z.optional(z.enum(requestDeciders)),
});
export type RequestFiguresQuery = z.infer<typeof RequestFiguresQuery>;

/** Half of what was decided took at most the median, nine in ten at most the slow time. */
const Speed = {
  medianSeconds: z.nullable(z.number()),
  slowSeconds: z.nullable(z.number()),
};

/** What came and what was decided on a day, and how long the decided ones took from their arrival. */
export const RequestDay = z.object({
  day: z.string(),
  received: z.int(),
  decided: z.int(),
  ...Speed,
});
export type RequestDay = z.infer<typeof RequestDay>;

export const RequestFigures = z.object({
  days: z.array(RequestDay),
  /** Over all days together. */
  received: z.int(),
  decided: z.int(),
  ...Speed,
  /** The share of what was decided by its announced day; null where no day was announced. */
  inTime: z.nullable(z.number()),
});
export type RequestFigures = z.infer<typeof RequestFigures>;
