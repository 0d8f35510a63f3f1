import * as z from "zod/mini";
import { InteractionType } from "./interactions.ts";
import * as kinds from "./stored-details.ts";

const text = /* @__PURE__ */ z.string();

/** A code is read as text, so that a page or node of an older version still shows the request. */
type Read<Field> = Field extends z.ZodMiniEnum ? typeof text : Field;

type Told<Fields, Hidden, Older> = {
  [Name in Exclude<keyof Fields, Hidden>]: Name extends Older
    ? z.ZodMiniOptional<z.ZodMiniNullable<Read<Fields[Name]> & z.core.SomeType>>
    : Read<Fields[Name]>;
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
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    if (isIn(hidden, name)) return [];
    const read = field._zod.def.type === "enum" ? text : field;
    return [[name, isIn(older, name) ? z.nullish(read) : read]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  const read = Object.fromEntries(fields) as Told<Fields, Hidden, Older>;
  return z.pipe(
    z.object(read),
    z.transform((details) => ({ kind, ...details })),
  );
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
    older: ["subjectCode", "attachments", "conversation"],
  }),
  callback: /* @__PURE__ */ told("callback", kinds.CallbackDetails),
  card: /* @__PURE__ */ told("card", kinds.CardDetails, { hidden: ["insurerCode"] }),
  accident: /* @__PURE__ */ told("accident", kinds.AccidentDetails, {
    older: ["hour", "place", "description", "cover", "iddms", "files"],
  }),
  damage: /* @__PURE__ */ told("damage", kinds.DamageDetails, {
    hidden: [
      "things",
      "policeStation",
      "policeReportNumber",
      "injuredPartyName",
      "injuredPartyContact",
      "contactPhone",
    ],
    older: ["hour", "iddms", "files"],
  }),
  maternity: /* @__PURE__ */ told("maternity", kinds.MaternityDetails),
  deletion: /* @__PURE__ */ told("deletion", kinds.DeletionDetails),
};
type Shapes = typeof shapes;
type DetailsKind = keyof Shapes;

/** The details of a request with their kind. */
export type DetailsOf<Kind extends DetailsKind = DetailsKind> = {
  [Each in Kind]: z.infer<Shapes[Each]>;
}[Kind];

/** The visible fields of a kind of request. */
export type FieldOf<Kind extends DetailsKind> = Exclude<keyof DetailsOf<Kind>, "kind">;

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
};

/** The details of a request of this type; undefined if they match none of its schemas. */
export function readDetails(type: string, stored: unknown): DetailsOf | undefined {
  const known = InteractionType.safeParse(type);
  if (!known.success) return undefined;
  for (const kind of kindsOf[known.data]) {
    const read = shapes[kind].safeParse(stored);
    if (read.success) return read.data;
  }
  return undefined;
}

/** Whether a request has details beyond its type and date. */
export function hasDetails(stored: unknown): boolean {
  return typeof stored === "object" && stored !== null && Object.keys(stored).length > 0;
}
