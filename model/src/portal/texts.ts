import * as z from "zod/mini";

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

/** One line of text as people write it: control characters and broken ones are no part of it. */
export function requiredLine(most = longestText) {
  return z.string("required").check(
    z.trim(),
    z.maxLength(most, "text.tooLong"),
    z.refine((text) => text !== "", "required"),
    z.refine(isOneLine, "text.characters"),
  );
}

/** One line of text that may be left out; what is left out is empty. */
export function optionalLine(most = longestText) {
  return z.pipe(
    z.nullish(
      z
        .string("text.tooLong")
        .check(z.trim(), z.maxLength(most, "text.tooLong"), z.refine(isOneLine, "text.characters")),
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

function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** The key of what is wrong with one line of text. */
export function lineProblem(text: string, most: number): string | undefined {
  if (text.trim().length > most) return "text.tooLong";
  return isOneLine(text.trim()) ? undefined : "text.characters";
}

/** The same of a text that may have several lines. */
export function linesProblem(text: string, most: number): string | undefined {
  return lineProblem(text.replaceAll(/[\n\r\t]/g, " "), most);
}
