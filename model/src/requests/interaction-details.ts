import * as z from "zod/mini";
import { CallbackDetails } from "../contact/callback.ts";
import { InteractionType } from "./interactions.ts";
import * as kinds from "./stored-details.ts";
import { type Format, formatOf, text } from "../stored-fields.ts";

/** A code is read as text, so that a page or node of an older version still shows the request. */
type ReadField<Field> = Field extends z.ZodMiniEnum<infer _Codes> ? typeof text : Field;

type ReadFields<Fields, Hidden, Older> = {
  [Name in Exclude<keyof Fields, Hidden>]: Name extends Older
    ? z.ZodMiniOptional<z.ZodMiniNullable<ReadField<Fields[Name]> & z.core.SomeType>>
    : ReadField<Fields[Name]>;
};

interface Exceptions<Hidden, Older> {
  /** Stored for the worker, not shown. */
  hidden?: readonly Hidden[];
  /** Older requests do not have them. */
  older?: readonly Older[];
}

/** The schema with which change tracking reads a stored kind. */
function told<
  const Kind extends string,
  Fields extends z.core.$ZodShape,
  Hidden extends keyof Fields & string = never,
  Older extends keyof Fields & string = never,
>(kind: Kind, { shape }: z.ZodMiniObject<Fields>, but: Exceptions<Hidden, Older> = {}) {
  const { hidden = [], older = [] } = but;
  const isIn = (names: readonly string[], name: string) => names.includes(name);
  const visible = Object.entries(shape).filter(([name]) => !isIn(hidden, name));
  const fields = visible.map(([name, field]) => {
    const read = field._zod.def.type === "enum" ? text : field;
    return [name, isIn(older, name) ? z.nullish(read) : read];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  const read = Object.fromEntries(fields) as ReadFields<Fields, Hidden, Older>;
  const schema = z.pipe(
    z.object(read),
    z.transform((details) => ({ kind, ...details })),
  );
  return {
    schema,
    shape,
    formats: visible.map(([name, field]) => [name, formatOf(field)] as const),
  };
}

/** The visible fields of requests by kind; other fields are dropped. */
const shapes = {
  document: /* @__PURE__ */ told("document", kinds.DocumentDetails, {
    hidden: ["documentType"],
    older: ["files"],
  }),
  statement: /* @__PURE__ */ told("statement", kinds.StatementDetails),
  payout: /* @__PURE__ */ told("payout", kinds.PayoutDetails, { hidden: ["law", "insurerCode"] }),
  arrangement: /* @__PURE__ */ told("arrangement", kinds.ArrangementDetails),
  phone: /* @__PURE__ */ told("phone", kinds.PhoneDetails, { older: ["nature"] }),
  email: /* @__PURE__ */ told("email", kinds.EmailDetails, { older: ["nature"] }),
  joker: /* @__PURE__ */ told("joker", kinds.JokerDetails),
  professional: /* @__PURE__ */ told("professional", kinds.ProfessionalDetails, {
    older: [
      "entryDate",
      "endOfQualifyingPeriod",
      "occupation",
      "country",
      "canton",
      "employer",
      "organism",
    ],
  }),
  postalAddress: /* @__PURE__ */ told("postalAddress", kinds.MoveDetails, {
    hidden: ["canton", "localityId", "ofsLocalityId", "foundAddressId"],
    older: ["postalUse", "street", "number", "complement", "poBox", "startingDate", "people"],
  }),
  financialAddress: /* @__PURE__ */ told("financialAddress", kinds.BankAccountDetails, {
    hidden: ["street", "number", "npa", "city", "country", "localityId"],
    older: ["usage", "startingDate"],
  }),
  mutation: /* @__PURE__ */ told("mutation", kinds.ChangeDetails, {
    older: ["startingDate", "extra", "undoBy"],
  }),
  transfer: /* @__PURE__ */ told("transfer", kinds.TransferDetails, {
    older: ["variante", "primaryCareDoctorFullname", "undoBy"],
  }),
  contact: /* @__PURE__ */ told("contact", kinds.ContactDetails, {
    older: ["subjectCode", "attachments", "conversation", "reportedLine"],
  }),
  callback: /* @__PURE__ */ told("callback", CallbackDetails),
  card: /* @__PURE__ */ told("card", kinds.CardDetails, { hidden: ["insurerCode"] }),
  accident: /* @__PURE__ */ told("accident", kinds.AccidentDetails, {
    older: ["hour", "place", "description", "cover", "iddms", "files"],
  }),
  damage: /* @__PURE__ */ told("damage", kinds.DamageDetails, {
    older: ["hour", "iddms", "files"],
  }),
  maternity: /* @__PURE__ */ told("maternity", kinds.MaternityDetails),
  deletion: /* @__PURE__ */ told("deletion", kinds.DeletionDetails),
  correction: /* @__PURE__ */ told("correction", kinds.CorrectionDetails),
};
type Shapes = typeof shapes;
type DetailsKind = keyof Shapes;

/** The details of a request with their kind. */
export type DetailsOf<Kind extends DetailsKind = DetailsKind> = {
  [Each in Kind]: z.infer<Shapes[Each]["schema"]>;
}[Kind];

/** The kinds of which change tracking shows each field by its format; the others have a component of their own. */
const plainKinds = [
  "statement",
  "payout",
  "arrangement",
  "phone",
  "email",
  "joker",
  "professional",
  "callback",
  "card",
  "deletion",
] as const satisfies DetailsKind[];
type PlainKind = (typeof plainKinds)[number];
export type PlainDetails = DetailsOf<PlainKind>;

type FieldsOf<Kind extends DetailsKind> = {
  [Each in Kind]: Exclude<keyof DetailsOf<Each>, "kind">;
}[Kind];
export type PlainField = FieldsOf<PlainKind>;

type CodesIn<Shape> = {
  [Name in keyof Shape & PlainField]: Shape[Name] extends z.ZodMiniEnum<infer Codes>
    ? `${Name}.${Codes[keyof Codes] & string}`
    : never;
}[keyof Shape & PlainField];
/** The fields with a list of codes, with each of their codes: `period.MORNING`. */
export type PlainCode = { [Kind in PlainKind]: CodesIn<Shapes[Kind]["shape"]> }[PlainKind];

interface Fact {
  name: PlainField;
  format: Format;
  value: unknown;
}

/** The visible fields of a request in their order, without the empty ones. */
export function factsOf(details: PlainDetails): Fact[] {
  const values = new Map<string, unknown>(Object.entries(details));
  return shapes[details.kind].formats.flatMap(([name, format]) => {
    const value = values.get(name);
    return isPlainField(name) && value !== undefined && value !== null && value !== ""
      ? [{ name, format, value }]
      : [];
  });
}

export function isPlain(details: DetailsOf): details is PlainDetails {
  return plainKinds.some((kind) => kind === details.kind);
}

function isPlainField(name: string): name is PlainField {
  return plainKinds.some((kind) => shapes[kind].formats.some(([one]) => one === name));
}

/** Whether a code is known; a newer version of the portal may have stored another one. */
export function isPlainCode(code: string): code is PlainCode {
  const [name = "", value] = code.split(".");
  if (!isPlainField(name)) return false;
  return plainKinds.some((kind) => {
    const field: unknown = new Map(Object.entries(shapes[kind].shape)).get(name);
    return field instanceof z.ZodMiniEnum && field.options.includes(value ?? "");
  });
}

/** The possible kinds of a type of request. */
const kindsOf: Record<InteractionType, readonly DetailsKind[]> = {
  INVOICE: ["document", "statement", "payout", "arrangement"],
  DELEGATION_FORM: ["document"],
  DOCUMENT: ["document"],
  CONTRACT_MUTATION: ["mutation"],
  UPDATE_PROFESSIONAL_DATA: ["professional"],
  CREATE_EMAIL: ["email"],
  UPDATE_EMAIL: ["email"],
  DELETE_EMAIL: ["email"],
  CREATE_PHONE_NUMBER: ["phone"],
  UPDATE_PHONE_NUMBER: ["phone"],
  DELETE_PHONE_NUMBER: ["phone"],
  UPDATE_CORRESPONDENCE_ADDRESS: ["postalAddress"],
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: ["financialAddress"],
  TRANSFERT_CAISSE_MUTATION: ["transfer"],
  JOKER: ["joker"],
  CONTACT: ["contact"],
  CALLBACK: ["callback"],
  CARD_ORDER: ["card"],
  ACCIDENT: ["accident"],
  DAMAGE: ["damage"],
  MATERNITY: ["maternity"],
  DATA_DELETION: ["deletion"],
  DATA_CORRECTION: ["correction"],
};

/** The details of a request of this type; undefined if they match none of its schemas. */
export function readDetails(type: string, stored: unknown): DetailsOf | undefined {
  const known = InteractionType.safeParse(type);
  if (!known.success) return undefined;
  for (const kind of kindsOf[known.data]) {
    const read = shapes[kind].schema.safeParse(stored);
    if (read.success) return read.data;
  }
  return undefined;
}

/** Whether a request has details beyond its type and date. */
export function hasDetails(stored: unknown): boolean {
  return typeof stored === "object" && stored !== null && Object.keys(stored).length > 0;
}
