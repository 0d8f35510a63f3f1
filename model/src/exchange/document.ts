import * as z from "zod/mini";
import { DocumentFilterType, DocumentSubType, DocumentType } from "../documents.ts";
import { LARGEST_FILE } from "../files.ts";
import { requiredLine } from "../portal/texts.ts";
import { Announce, Day, InsuredNumber, LanguageCode, orNull } from "./fields.ts";
import { InvoiceNumber, StatementNumber } from "./invoice.ts";

const LONGEST_TITLE = 80;
const MOST_PEOPLE = 20;
const LARGEST_BASE64 = 4 * Math.ceil(LARGEST_FILE / 3);

const Title = /* @__PURE__ */ requiredLine(LONGEST_TITLE);

/** A paper from another archive, with its bytes. */
export const ArchivedDocument = /* @__PURE__ */ z.strictObject({
  announce: Announce,
  /** The people whom it concerns; the first decides whose account receives it. */
  people: z
    .array(InsuredNumber)
    .check(z.minLength(1, "required"), z.maxLength(MOST_PEOPLE, "tooMany")),
  type: z.enum(DocumentType.options, "invalid"),
  subType: z.enum(DocumentSubType.options, "invalid"),
  filterType: z.enum(DocumentFilterType.options, "invalid"),
  /** It tells of a person's health: an adult's is shown in their own account alone. */
  isMedical: z._default(z.boolean("invalid"), false),
  date: Day,
  language: LanguageCode,
  titles: z.strictObject({ fr: Title, de: Title, it: Title, en: Title }),
  /** The number below the title, such as that of an invoice. */
  reference: orNull(requiredLine(40)),
  /** The invoice or the statement that it is the paper of. */
  invoice: orNull(InvoiceNumber),
  statement: orNull(StatementNumber),
  /** A PDF in base64, as large as an upload may be. */
  content: z
    .string("required")
    .check(
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(LARGEST_BASE64, { error: "413", abort: true }),
      z.refine(isBase64, "file.base64"),
    ),
});
export type ArchivedDocument = z.infer<typeof ArchivedDocument>;

/** Base64 with its padding. A regular expression over megabytes would take long to refuse. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const end = text.endsWith("==")
    ? text.length - 2
    : text.endsWith("=")
      ? text.length - 1
      : text.length;
  for (let place = 0; place < end; place++) {
    const code = text.charCodeAt(place);
    const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    const isDigit = code >= 48 && code <= 57;
    if (!isLetter && !isDigit && code !== 43 && code !== 47) return false;
  }
  return true;
}
