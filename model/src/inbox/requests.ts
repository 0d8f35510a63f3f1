import * as z from "zod/mini";
import { languages } from "../portal/languages.ts";
import { cantons } from "../places/cantons.ts";
import { DisputedDatum } from "../desk/disputes.ts";
import { RefusalReason, AskedQuestion } from "../requests/decisions.ts";
import { types } from "../requests/request-words.ts";

/** How many requests a page of the list has. */
export const INBOX_PAGE = 50;

/** From this count on, a tab says that there are more. */
export const MOST_COUNTED = 1000;

export const inboxTabs = ["mine", "open", "waiting", "all"] as const;

/** What the list is narrowed to. */
export const InboxFilter = z.strictObject({
  tab: z._default(z.enum(inboxTabs), "open"),
  type: z.optional(z.enum(types)),
  language: z.optional(z.enum(languages)),
  canton: z.optional(
    z.string().check(z.refine((code) => cantons.some((one) => one.code === code), "invalid")),
  ),
  /** Only what should have been decided before today. */
  late: z.optional(z.literal("1")),
  /** A number, the beginning of a name, or that of a request's id. */
  find: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(60))),
});
export type InboxFilter = z.infer<typeof InboxFilter>;

/** A page of the list begins after a request. */
export const InboxQuery = z.extend(InboxFilter, { after: z.optional(z.uuid()) });
export type InboxQuery = z.infer<typeof InboxQuery>;

/** A filter that a member of staff keeps under a name. */
export const SavedFilter = z.strictObject({
  name: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(40, "invalid")),
  filter: InboxFilter,
});
export type SavedFilter = z.infer<typeof SavedFilter>;
export const SavedFilters = z.object({ filters: z.array(SavedFilter) });
export type SavedFilters = z.infer<typeof SavedFilters>;

/** One open request in the list, with just what the list shows. */
export const WaitingRequest = z.object({
  id: z.uuid(),
  type: z.string(),
  nature: z.string(),
  status: z.string(),
  language: z.enum(languages),
  askedAt: z.string(),
  decideBy: z.nullable(z.string()),
  /** Until when it rests. */
  waitsUntil: z.nullable(z.string()),
  /** The name of the colleague who has it. */
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  person: z.nullable(
    z.object({ insuredNumber: z.int(), firstname: z.string(), lastname: z.string() }),
  ),
  canton: z.nullable(z.string()),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

export const WaitingRequests = z.object({
  requests: z.array(WaitingRequest),
  /** Whether a further page follows. */
  hasMore: z.boolean(),
  counts: z.object({ mine: z.int(), open: z.int(), waiting: z.int() }),
});
export type WaitingRequests = z.infer<typeof WaitingRequests>;

/** What a value is, so that the page writes it as people read it. */
export const valueFormats = [
  "text",
  "day",
  "amount",
  "iban",
  "canton",
  "country",
  "risk",
  "frequency",
] as const;

export const changedFields = [
  "street",
  "place",
  "country",
  "canton",
  "people",
  "validFrom",
  "iban",
  "owner",
  "insurer",
  "product",
  "deductible",
  "risk",
  "periodicity",
  "doctor",
] as const;

/** One line of what a request changes. */
export const Change = z.object({
  field: z.enum(changedFields),
  format: z.enum(valueFormats),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type Change = z.infer<typeof Change>;

export const checkNames = [
  "knownAddress",
  "plausibleDay",
  "iban",
  "ownerInHousehold",
  "proof",
  "onlyRequest",
  "nothingOverdue",
] as const;

/** Something of the request that was compared with the data. */
export const Check = z.object({ name: z.enum(checkNames), isFine: z.boolean() });
export type Check = z.infer<typeof Check>;

export const CaseFile = z.object({
  id: z.uuid(),
  filename: z.string(),
  mimeType: z.string(),
  day: z.string(),
});
export type CaseFile = z.infer<typeof CaseFile>;

/** The customer's situation in a few figures. */
export const Situation = z.object({
  people: z.int(),
  isAddressOwner: z.boolean(),
  /** The first day of the oldest contract of basic insurance. */
  since: z.nullable(z.string()),
  /** In rappen. */
  overdue: z.int(),
  overdueSince: z.nullable(z.string()),
  otherRequests: z.array(z.string()),
  language: z.enum(languages),
  isDigital: z.boolean(),
});
export type Situation = z.infer<typeof Situation>;

/** A taken request with all that it says. */
export const OpenedRequest = z.object({
  id: z.uuid(),
  type: z.string(),
  nature: z.string(),
  status: z.string(),
  language: z.enum(languages),
  askedAt: z.string(),
  /** The representative who sent it for the customer. */
  sentBy: z.nullable(z.string()),
  decideBy: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  waitsUntil: z.nullable(z.string()),
  person: z.nullable(
    z.object({
      insuredNumber: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      birthdate: z.string(),
    }),
  ),
  /** Whether it can be approved; a message and a damage are decided by an act of their own. */
  isApprovable: z.boolean(),
  /** A colleague has to approve it: who asked them, and when. */
  approval: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Whether the customer can be asked; a visitor has no account to answer in. */
  isAskable: z.boolean(),
  /** The fields of the request by their path, as they were sent. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  changes: z.array(Change),
  /** The person's monthly premium in rappen, without and with the change. */
  premium: z.nullable(z.object({ without: z.int(), with: z.int() })),
  checks: z.array(Check),
  files: z.array(CaseFile),
  situation: z.nullable(Situation),
  /** What the person disputes of their data. */
  disputes: z.array(DisputedDatum),
  notes: z.array(z.object({ id: z.uuid(), by: z.string(), at: z.string(), text: z.string() })),
  questions: z.array(
    z.object({
      id: z.uuid(),
      by: z.string(),
      at: z.string(),
      question: z.string(),
      answerBy: z.string(),
      answeredAt: z.nullable(z.string()),
      answer: z.nullable(z.string()),
    }),
  ),
  history: z.array(z.object({ status: z.string(), at: z.string() })),
});
export type OpenedRequest = z.infer<typeof OpenedRequest>;

/** A clerk's decision about their case. */
export const CaseDecision = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approved") }),
  z.strictObject({ decision: z.literal("refused"), reason: RefusalReason }),
  z.strictObject({ decision: z.literal("asked-back"), ...AskedQuestion.shape }),
]);
export type CaseDecision = z.infer<typeof CaseDecision>;

/** How the request stands after the decision: the kind's own rules also refuse what was approved. */
export const DecidedCase = z.object({
  status: z.string(),
  reason: z.nullable(z.string()),
  /** The approval that a colleague was asked for; nothing is decided before it. */
  approvalId: z.nullable(z.uuid()),
});
export type DecidedCase = z.infer<typeof DecidedCase>;

export const CaseNote = z.strictObject({
  text: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(2000, "invalid")),
});
export type CaseNote = z.infer<typeof CaseNote>;

export const HandOver = z.strictObject({ staffId: z.uuid("required") });
export type HandOver = z.infer<typeof HandOver>;

/** The working days for which a case may rest. */
export const restDays = [1, 3, 5, 10] as const;
export const Rest = z.strictObject({
  days: z.int("required").check(z.minimum(1, "invalid"), z.maximum(10, "invalid")),
});
export type Rest = z.infer<typeof Rest>;

export const Colleagues = z.object({
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), department: z.string() })),
});
export type Colleagues = z.infer<typeof Colleagues>;

/** The reasons of the list that are given today, in the four languages. */
export const RefusalReasons = z.object({
  reasons: z.array(
    z.object({
      code: z.string(),
      texts: z.object({ fr: z.string(), de: z.string(), it: z.string(), en: z.string() }),
    }),
  ),
});
export type RefusalReasons = z.infer<typeof RefusalReasons>;
