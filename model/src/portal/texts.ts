import * as z from "zod/mini";
import { isPrintable, plainTyping } from "../typing/printable.ts";

export const longestText = 50;

/** A text that has to be there, of at most 50 characters unless said otherwise. */
export function requiredText(most = longestText) {
  return z
    .string("required")
    .check(
      z.trim(),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(most, "text.tooLong"),
    );
}

/** A text that may be left out. */
export function optionalText(most = longestText) {
  return z.string("text.tooLong").check(z.trim(), z.maxLength(most, "text.tooLong"));
}

/** One line of text that is printed on papers, with the quotes, dashes and spaces of a keyboard. */
export function requiredLine(most = longestText) {
  return z.string("required").check(
    z.overwrite(plainTyping),
    z.trim(),
    z.maxLength(most, "text.tooLong"),
    z.refine((text) => text !== "", "required"),
    printed,
  );
}

/** One line of text that may be left out; what is left out is empty. */
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

/** A text of several lines; lines end as they do here, and nothing unseen is a part of it. What is left out is empty. */
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

/** The key of what papers cannot print of a line: an invisible character, or one of another script. */
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

/** The key of what is wrong with one line of text that is printed on papers. */
export function lineProblem(text: string, most: number): string | undefined {
  if (text.trim().length > most) return "text.tooLong";
  return printProblem(plainTyping(text.trim()));
}

/** The same of a text that may have several lines. */
export function linesProblem(text: string, most: number): string | undefined {
  return lineProblem(text.replaceAll(/[\n\r\t]/g, " "), most);
}
