import * as z from "zod/mini";

/** The last part of an answer's address. */
export const FaqSlug = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const FaqId = /* @__PURE__ */ z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const FaqText = /* @__PURE__ */ z.strictObject({
  slug: FaqSlug,
  question: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  /** A paragraph or an entry of a list each. */
  answer: z.array(z.string().check(z.trim(), z.minLength(1))).check(z.minLength(1)),
  /** The same in easy language; without it all customers read the answer. */
  easyAnswer: z._default(z.array(z.string().check(z.trim(), z.minLength(1))), []),
  /** Additional search words. */
  keywords: z._default(z.string().check(z.maxLength(500)), ""),
});

/** A question with its answer in all languages, as operators write it. */
export const FaqEntry = /* @__PURE__ */ z.strictObject({
  id: FaqId,
  group: FaqId,
  position: z.int().check(z.minimum(1), z.maximum(999)),
  texts: z.strictObject({ fr: FaqText, de: FaqText, it: FaqText, en: FaqText }),
});
export type FaqEntry = z.infer<typeof FaqEntry>;
