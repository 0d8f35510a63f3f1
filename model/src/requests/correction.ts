import * as z from "zod/mini";
import { isAhvNumber } from "../ahv-number.ts";
import { correctionData, sexes } from "../codes.ts";
import type { HeldCategory } from "../my-data.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines, requiredLine } from "../portal/texts.ts";

/** What a customer asks to be corrected because they cannot change it themselves. */
export const CorrectionDatum = /* @__PURE__ */ z.enum(correctionData, "required");
export type CorrectionDatum = z.infer<typeof CorrectionDatum>;

/** The category of stored data to which each datum belongs. */
export const categoryOfDatum: Readonly<Record<CorrectionDatum, HeldCategory>> = {
  FIRST_NAME: "people",
  LAST_NAME: "people",
  BIRTHDATE: "people",
  SEX: "people",
  NATIONALITY: "people",
  AHV_NUMBER: "people",
  CONTRACT: "contracts",
  INVOICE: "invoices",
  STATEMENT: "careCosts",
  DOCUMENT: "documents",
  REQUEST: "requests",
  OTHER: "account",
};

/** An approval changes these by itself, where no system of record keeps the person. */
export const masterData: readonly CorrectionDatum[] = [
  "FIRST_NAME",
  "LAST_NAME",
  "BIRTHDATE",
  "SEX",
];

/** As the insurer's systems accept a first name or a family name. */
const LONGEST_NAME = 40;
const LONGEST_VALUE = 200;
const OLDEST = "1900-01-01";

/** A request for correction: which datum, of whom, and what is right. `today` is the insurer's. */
export function correctionRule(today: string) {
  return z
    .strictObject({
      insuredNumber: z.int("required"),
      datum: CorrectionDatum,
      correct: requiredLine(LONGEST_VALUE),
      explanation: manyLines(messageCounts["message.tooLong"]),
      files: z.array(z.uuid("files.gone"), "invalid").check(
        z.maxLength(messageCounts["files.tooMany"], "files.tooMany"),
        z.refine((files) => new Set(files).size === files.length, "files.twice"),
      ),
    })
    .check(
      z.refine(({ datum, correct }) => datum !== "BIRTHDATE" || isBirthdate(correct, today), {
        path: ["correct"],
        error: "birthday.format",
      }),
      z.refine(({ datum, correct }) => datum !== "SEX" || sexes.some((one) => one === correct), {
        path: ["correct"],
        error: "required",
      }),
      z.refine(({ datum, correct }) => datum !== "AHV_NUMBER" || isTypedAhvNumber(correct), {
        path: ["correct"],
        error: "ahv.invalid",
      }),
      z.refine(
        ({ datum, correct }) =>
          (datum !== "FIRST_NAME" && datum !== "LAST_NAME") || correct.length <= LONGEST_NAME,
        { path: ["correct"], error: "text.tooLong" },
      ),
    );
}
export type RequestCorrection = z.infer<ReturnType<typeof correctionRule>>;

function isBirthdate(text: string, today: string): boolean {
  return z.iso.date().safeParse(text).success && text >= OLDEST && text <= today;
}

function isTypedAhvNumber(text: string): boolean {
  return isAhvNumber(text.replaceAll(/[.\s]/g, ""));
}
