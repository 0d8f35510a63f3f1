import * as z from "zod/mini";
import { BusinessOfferName } from "../business-offers.ts";
import { consentCategories } from "../consent.ts";
import { flagIds } from "../portal/flags.ts";
import { SurveyName } from "../surveys.ts";
import { languages } from "../portal/languages.ts";

/** What staff publish. Each kind has a rule of its content in `publication-contents.ts`. */
export const publicationKinds = [
  "warning",
  "maintenance",
  "flag",
  "faq",
  "reason",
  "template",
  "consent",
  "survey",
  "news",
  "campaign",
  "offer",
  "businessoffer",
] as const;
export type PublicationName = (typeof publicationKinds)[number];

export function isPublicationName(text: string | undefined): text is PublicationName {
  return publicationKinds.some((kind) => kind === text);
}

/** The one item of a kind that has no more. */
export const ONLY_ITEM = "portal";

const ItemTitles = z.nullable(z.record(z.enum(languages), z.string()));

/** One publication in the list, with just what the list shows. */
export const PublicationRow = z.object({
  item: z.string(),
  /** Null for what has no words of its own: a flag, a maintenance. */
  titles: ItemTitles,
  isOn: z.boolean(),
  beginsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
});
export type PublicationRow = z.infer<typeof PublicationRow>;

/** The groups are those of the questions, by id. */
export const PublicationRows = z.object({
  publications: z.array(PublicationRow),
  groups: z.array(z.object({ id: z.string(), titles: z.record(z.enum(languages), z.string()) })),
});
export type PublicationRows = z.infer<typeof PublicationRows>;

export const PublicationVersion = z.object({
  version: z.int(),
  content: z.unknown(),
  /** Null for what stood before, or came by the exchange. */
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
});
export type PublicationVersion = z.infer<typeof PublicationVersion>;

/** A publication with its history, the newest version first. */
export const OpenedPublication = z.object({
  item: z.string(),
  content: z.unknown(),
  /** What the form says that it has seen, for the version check. */
  seen: z.string(),
  versions: z.array(PublicationVersion),
});
export type OpenedPublication = z.infer<typeof OpenedPublication>;

/** A new version. `seen` is null for a new item. The content is checked by the rule of its kind. */
export const NewVersion = z.strictObject({
  seen: z.nullable(z.string().check(z.maxLength(64))),
  content: z.unknown(),
  restoredFrom: z.optional(z.int()),
});
export type NewVersion = z.infer<typeof NewVersion>;

export const publicationStates = ["on", "planned", "over", "off"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What a publication is at an instant: its own times decide, and no job. */
export function publicationState(
  { isOn, beginsAt, endsAt }: Pick<PublicationRow, "isOn" | "beginsAt" | "endsAt">,
  now: Date,
): PublicationState {
  if (!isOn) return "off";
  if (endsAt !== null && new Date(endsAt) <= now) return "over";
  return beginsAt !== null && new Date(beginsAt) > now ? "planned" : "on";
}

/** The id of a new item: typed by the publisher, or made by the page. */
export const itemRules: Readonly<Record<PublicationName, z.ZodMiniType<string>>> = {
  warning: z.uuid(),
  maintenance: z.literal(ONLY_ITEM),
  flag: z.enum(flagIds),
  faq: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "desk.faqId")),
  reason: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, "desk.reasonCode")),
  consent: z.enum(Object.keys(consentCategories)),
  survey: SurveyName,
  news: z.uuid(),
  campaign: z.uuid(),
  offer: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "desk.offerId")),
  businessoffer: BusinessOfferName,
  template: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, "desk.reasonCode")),
};
