import * as z from "zod/mini";
import { isPrintable, plainTyping } from "../typing/printable.ts";

export const longestText = 50;

/** A required text, of at most 50 characters by default. */
export function requiredText(most = longestText) {
  return z
    .string("required")
    .check(
      z.trim(),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(most, "text.tooLong"),
    );
}

export function optionalText(most = longestText) {
  return z.string("text.tooLong").check(z.trim(), z.maxLength(most, "text.tooLong"));
}

/** One line of text for documents; typographic quotes, dashes and spaces become plain ones. */
export function requiredLine(most = longestText) {
  return z.string("required").check(
    z.overwrite(plainTyping),
    z.trim(),
    z.maxLength(most, "text.tooLong"),
    z.refine((text) => text !== "", "required"),
    printed,
  );
}

/** An optional line of text; a missing one is empty. */
export function optionalLine(most = longestText) {
  return z.pipe(
    z.nullish(
      z
        .string("text.tooLong")
        .check(z.overwrite(plainTyping), z.trim(), z.maxLength(most, "text.tooLong"), printed),
    ),
    z.transform((text) => text ?? ""),
  );
}

/** A text of several lines with normalised line ends and without invisible characters. A missing one is empty. */
export function manyLines(most: number) {
  return z
    .pipe(
      z.string("required"),
      z.transform((text) => text.replaceAll(/\r\n?/g, "\n").trim()),
    )
    .check(
      z.refine((text) => text.length <= most, "message.tooLong"),
      z.refine((text) => isOneLine(text.replaceAll(/[\n\t]/g, " ")), "text.characters"),
    );
}

/** The message key of an unprintable line: an invisible character, or one of another script. */
function printProblem(text: string): string | undefined {
  if (isPrintable(text)) return undefined;
  return isPrintable(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ""))
    ? "text.characters"
    : "text.latin";
}

const printed = /* @__PURE__ */ z.superRefine<string>((text, context) => {
  const message = printProblem(text);
  if (message) context.addIssue({ code: "custom", message, input: text });
});

function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** The message key of an error in a line of text for documents. */
export function lineProblem(text: string, most: number): string | undefined {
  if (text.trim().length > most) return "text.tooLong";
  return printProblem(plainTyping(text.trim()));
}

/** The message key of an error in a text of several lines. */
export function linesProblem(text: string, most: number): string | undefined {
  return lineProblem(text.replaceAll(/[\n\r\t]/g, " "), most);
}
