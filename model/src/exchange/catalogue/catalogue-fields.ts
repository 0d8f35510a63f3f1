import * as z from "zod/mini";
import { cantons } from "../../places/cantons.ts";
import { languages } from "../../portal/languages.ts";
import { requiredText } from "../../portal/texts.ts";

const LONGEST_TEXT = 4_000;

/** A text in each of the four languages. */
export function inEachLanguage<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.strictObject({ fr: shape, de: shape, it: shape, en: shape });
}

export const Names = /* @__PURE__ */ inEachLanguage(requiredText(100));
export const Texts = /* @__PURE__ */ inEachLanguage(requiredText(LONGEST_TEXT));

/** A page of the portal, or an https address elsewhere. */
export const Link = /* @__PURE__ */ z
  .string("required")
  .check(
    z.maxLength(500, "text.tooLong"),
    z.regex(/^(?:\/(?![/\\])|https:\/\/[^\s/])[^\s\\]*$/, "link.invalid"),
  );
export const Links = /* @__PURE__ */ inEachLanguage(Link);

/** Hundredths of a percent. */
export const BasisPoints = /* @__PURE__ */ z
  .int("invalid")
  .check(z.minimum(0, "invalid"), z.maximum(10_000, "invalid"));

export const Year = /* @__PURE__ */ z
  .int("invalid")
  .check(z.minimum(1996, "invalid"), z.maximum(2200, "invalid"));

export const Position = /* @__PURE__ */ z
  .int("invalid")
  .check(z.minimum(0, "invalid"), z.maximum(30_000, "invalid"));

export const CantonCode = /* @__PURE__ */ z
  .string("required")
  .check(z.refine((code) => cantons.some((canton) => canton.code === code), "canton.unknown"));

/** A canton, or `EU-` and the country of people who live there. */
export const Territory = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^(?:[A-Z]{2}|EU-[A-Z]{2})$/, "invalid"));

export const Region = /* @__PURE__ */ z
  .int("invalid")
  .check(z.minimum(0, "invalid"), z.maximum(3, "invalid"));

/** The languages that are spoken, the first one first. */
export const SpokenLanguages = /* @__PURE__ */ z
  .array(z.enum(languages, "invalid"))
  .check(z.minLength(1, "required"), z.maxLength(4, "tooMany"));

/** The check that no two rows of a list have the same key. */
export function distinctBy<Row>(keyOf: (row: Row) => string) {
  return z.refine<readonly Row[]>(
    (rows) => new Set(rows.map(keyOf)).size === rows.length,
    "list.twice",
  );
}
