import * as z from "zod/mini";
import { type Language, languages } from "../portal/languages.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines } from "../portal/texts.ts";

/** Who decides a kind of request: our back office, the insurer's clerks, or its core system by the exchange. */
export const Decider = /* @__PURE__ */ z.enum(["BACK_OFFICE", "CLERK", "EXCHANGE"]);
export type Decider = z.infer<typeof Decider>;

/** The consequence when a question stays unanswered. */
export const NoAnswer = /* @__PURE__ */ z.enum(["PERSON", "REFUSE"]);
export type NoAnswer = z.infer<typeof NoAnswer>;

/** The reason of a request that was refused because its question stayed unanswered. */
export const NO_ANSWER_REASON = "NO_ANSWER";

/** Working days to answer a question, where the kind has no row of its own. */
export const ANSWER_DAYS = 10;
/** The customer is reminded this many working days before the last day for the answer. */
export const REMINDED_BEFORE = 2;
export const MOST_DAYS = 60;

const LONGEST_QUESTION = 2000;
const LONGEST_REASON = 1000;

const written = (most: number) =>
  manyLines(most).check(z.refine((text) => text !== "", "required"));

/** A text by an employee or a system: in all languages, or one in the language of the request. */
const words = (most: number) =>
  z.union([
    written(most),
    z.strictObject({
      fr: written(most),
      de: written(most),
      it: written(most),
      en: written(most),
    }),
  ]);
export type TextOrTexts = string | Readonly<Record<Language, string>>;

/** A refusal names a reason of the list, words of its own, or both. */
export const RefusalReason = /* @__PURE__ */ z
  .strictObject({
    code: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, "invalid"))),
    words: z.optional(words(LONGEST_REASON)),
  })
  .check(z.refine(({ code, words: own }) => code !== undefined || own !== undefined, "required"));
export type RefusalReason = z.infer<typeof RefusalReason>;

export const AskedQuestion = /* @__PURE__ */ z.strictObject({
  question: words(LONGEST_QUESTION),
  /** The answer has to come with a document. */
  needsDocument: z._default(z.boolean(), false),
  /** Working days for the answer; by default those of the kind. */
  answerDays: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A decision about a request. `id` is the decider's own: a repetition with the same id has no second effect. */
export const RequestDecision = /* @__PURE__ */ z.discriminatedUnion("decision", [
  z.strictObject({
    decision: z.literal("approved"),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  z.strictObject({
    decision: z.literal("refused"),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    reason: RefusalReason,
  }),
  z.strictObject({
    decision: z.literal("asked-back"),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    ...AskedQuestion.shape,
  }),
]);
export type RequestDecision = z.infer<typeof RequestDecision>;

/** The words in each language; one text stands in all of them. */
export function inAllLanguages(given: TextOrTexts): Record<Language, string> {
  const of = (language: Language) => (typeof given === "string" ? given : given[language]);
  return { fr: of("fr"), de: of("de"), it: of("it"), en: of("en") };
}

/** The stored form of a question. */
export const StoredQuestion = /* @__PURE__ */ z.object({
  texts: z.record(z.enum(languages), z.string()),
});

const AnswerFile = /* @__PURE__ */ z.object({ url: z.string(), filename: z.string() });

/** The stored form of an answer. */
export const StoredAnswer = /* @__PURE__ */ z.object({
  text: z.string(),
  files: z.array(AnswerFile),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** The customer's answer: text, files or both. */
export const AnswerQuestion = /* @__PURE__ */ z.object({
  text: manyLines(messageCounts["message.tooLong"]),
  files: z.array(z.uuid("files.gone"), "invalid").check(
    z.maxLength(messageCounts["files.tooMany"], "files.tooMany"),
    z.refine((files) => new Set(files).size === files.length, "files.twice"),
  ),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** The rule of the form: a document where one was asked for, else a text or a file. */
export function answerRule(needsDocument: boolean) {
  return AnswerQuestion.check(
    z.refine(({ files }) => !needsDocument || files.length > 0, {
      error: "answer.file",
      path: ["files"],
    }),
    z.refine(({ text, files }) => text !== "" || files.length > 0, {
      error: "required",
      path: ["text"],
    }),
  );
}
