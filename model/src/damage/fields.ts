import * as z from "zod/mini";

export const damageSteps = ["event", "things", "contact", "summary"] as const;
export type DamageStep = (typeof damageSteps)[number];

export const longestDamageText = { name: 80, place: 120, number: 40, description: 2000 } as const;

const thing = /* @__PURE__ */ z.strictObject({
  what: z.string("required").check(z.trim()),
  /** The value in francs. A typed text that is not a number is `NaN`. */
  amount: z.optional(z.number("number.invalid")),
});
export type DamagedThing = z.infer<typeof thing>;
export const emptyThing: DamagedThing = { what: "", amount: undefined };

/** The answers that decide which other fields are asked. */
interface DecidingAnswers {
  readonly kind: string;
  readonly policeReport: boolean;
}

/** The rule for a filled field, which `damage-rule.ts` checks. */
export type DamageFieldRule =
  | "any"
  | "day"
  | "files"
  | "hour"
  | "kind"
  | "line"
  | "lines"
  | "phone";

interface DamageFieldEntry {
  step: DamageStep;
  isRequired: boolean;
  /** The condition for the field; without one it is always asked. */
  when?: (form: DecidingAnswers) => boolean;
  /** The initial value, and that of a reset field. */
  start: unknown;
  shape: z.ZodMiniType;
  rule: DamageFieldRule;
  longest?: number;
  /** The request and the copy hold the answer as it is. */
  isDeclared?: true;
}

const text = /* @__PURE__ */ z._default(z.string("invalid").check(z.trim()), "");
const line = (longest: number) => ({ start: "", shape: text, rule: "line", longest }) as const;
const declared = (longest: number) => ({ ...line(longest), isDeclared: true }) as const;
const flag = {
  start: false,
  shape: /* @__PURE__ */ z._default(z.boolean("invalid"), false),
  rule: "any",
} as const;

const isLiability = ({ kind }: DecidingAnswers) => kind === "LIABILITY";
const hasPoliceReport = ({ policeReport }: DecidingAnswers) => policeReport;

/**
 * Every field of the declaration, in the order of the form: a field comes after those that it depends on. Form, draft,
 * rule, request and copy are made from it.
 */
export const damageFields = {
  /** The number of the contract. */
  contract: { step: "event", isRequired: true, ...line(longestDamageText.number) },
  kind: { step: "event", isRequired: true, start: "", shape: text, rule: "kind" },
  damageDate: {
    step: "event",
    isRequired: true,
    start: "",
    /** An unreadable day is `undefined`. */
    shape: /* @__PURE__ */ z.optional(z.string("date.format")),
    rule: "day",
  },
  /** `HH:mm`, if it is known. */
  damageHour: { step: "event", isRequired: false, start: "", shape: text, rule: "hour" },
  place: { step: "event", isRequired: true, ...line(longestDamageText.place) },
  description: {
    step: "event",
    isRequired: true,
    start: "",
    shape: text,
    rule: "lines",
    longest: longestDamageText.description,
  },
  policeReport: { step: "event", isRequired: false, ...flag },
  policeStation: {
    step: "event",
    isRequired: true,
    when: hasPoliceReport,
    ...declared(longestDamageText.name),
  },
  policeReportNumber: {
    step: "event",
    isRequired: false,
    when: hasPoliceReport,
    ...declared(longestDamageText.number),
  },
  /** The owner of the damaged property in a liability case. */
  injuredPartyName: {
    step: "event",
    isRequired: true,
    when: isLiability,
    ...declared(longestDamageText.name),
  },
  injuredPartyContact: {
    step: "event",
    isRequired: false,
    when: isLiability,
    ...declared(longestDamageText.name),
  },
  things: {
    step: "things",
    isRequired: true,
    start: [emptyThing],
    shape: /* @__PURE__ */ z._default(z.array(thing, "invalid"), []),
    rule: "any",
  },
  /** Ids of uploaded PDFs: photos become pages of one PDF. */
  files: {
    step: "things",
    isRequired: false,
    start: [],
    shape: /* @__PURE__ */ z._default(z.array(z.string("files.gone"), "invalid"), []),
    rule: "files",
  },
  contactPhone: { step: "contact", isRequired: true, start: "", shape: text, rule: "phone" },
  /** The customer confirms that the declaration is true and complete. */
  isConfirmed: { step: "summary", isRequired: true, ...flag },
} satisfies Record<string, DamageFieldEntry>;

type Fields = typeof damageFields;
export type AskedName = keyof Fields;
export type DamageShape = { [Name in AskedName]: Fields[Name]["shape"] };
/** The fields of one line. */
export type LineName = {
  [Name in AskedName]: Fields[Name] extends { rule: "line" } ? Name : never;
}[AskedName];
/** The texts that the request and the copy hold as they are. */
export type DeclaredText = {
  [Name in AskedName]: Fields[Name] extends { isDeclared: true } ? Name : never;
}[AskedName];

/** The field of this name with all that a field may have. */
export function damageField(name: AskedName): DamageFieldEntry {
  return damageFields[name];
}

export function isAskedName(name: string): name is AskedName {
  return Object.hasOwn(damageFields, name);
}
export const askedNames: readonly AskedName[] = Object.keys(damageFields).filter(isAskedName);

function isDeclaredText(name: AskedName): name is DeclaredText {
  return damageField(name).isDeclared === true;
}
export const declaredTexts: readonly DeclaredText[] = askedNames.filter(isDeclaredText);
