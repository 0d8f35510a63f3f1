import { z } from "zod";

/** The last part of an answer's address. */
export const FaqSlug = /* @__PURE__ */ z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const FaqId = /* @__PURE__ */ z.string().regex(/^[a-z0-9-]{1,40}$/);

const FaqText = /* @__PURE__ */ z.strictObject({
  slug: FaqSlug,
  question: z.string().trim().min(5).max(200),
  /** A paragraph or an entry of a list each. */
  answer: z.array(z.string().trim().min(1)).min(1),
  /** Other words that people search with. */
  keywords: z.string().max(500).default(""),
});

/** A question with its answer in all languages, as operators write it. */
export const FaqEntry = /* @__PURE__ */ z.strictObject({
  id: FaqId,
  group: FaqId,
  position: z.int().min(1).max(999),
  texts: z.strictObject({ fr: FaqText, de: FaqText, it: FaqText, en: FaqText }),
});
export type FaqEntry = z.infer<typeof FaqEntry>;
