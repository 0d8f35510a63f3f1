import * as z from "zod/mini";
import { LONGEST_MESSAGE, MessageSubject } from "../contact/conversations.ts";
import { valuesIn } from "../help/answer.ts";
import { faqValueNames } from "../help/faq-values.ts";
import { languages } from "../portal/languages.ts";

const text = (most: number) =>
  z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(most, "desk.tooLong"));

const inEach = <Rule extends z.ZodMiniType>(rule: Rule) =>
  z.strictObject({ fr: rule, de: rule, it: rule, en: rule });

const Instant = z.iso.datetime("invalid");
const times = { beginsAt: z.nullable(Instant), endsAt: z.nullable(Instant) };

interface Times {
  beginsAt: string | null;
  endsAt: string | null;
}

const inOrder = () =>
  z.refine<Times>(
    ({ beginsAt, endsAt }) =>
      beginsAt === null || endsAt === null || new Date(beginsAt) <= new Date(endsAt),
    { error: "desk.endsFirst", path: ["endsAt"] },
  );

/** A warning on top of the customer's homepage. */
export const WarningContent = z
  .strictObject({ texts: inEach(text(500)), ...times })
  .check(inOrder());
export type WarningContent = z.infer<typeof WarningContent>;

/** Whether the portal is closed for work. Past its end it stays closed until it is opened. */
export const MaintenanceContent = z
  .strictObject({ isRaised: z.boolean(), ...times })
  .check(inOrder());
export type MaintenanceContent = z.infer<typeof MaintenanceContent>;

export const FlagContent = z.strictObject({ isOn: z.boolean() });
export type FlagContent = z.infer<typeof FlagContent>;

const FaqWords = z.strictObject({
  slug: z
    .string("required")
    .check(
      z.trim(),
      z.minLength(1, "required"),
      z.maxLength(80, "desk.tooLong"),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "desk.slug"),
    ),
  question: text(200).check(z.minLength(5, "desk.tooShort")),
  /** A paragraph a line. */
  answer: text(4000).check(
    z.minLength(5, "desk.tooShort"),
    z.refine(
      (answer) => valuesIn(answer).every((name) => faqValueNames.has(name)),
      "desk.unknownValue",
    ),
  ),
  /** The answer in easy language; empty: there is none. */
  easyAnswer: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(4000, "desk.tooLong"),
      z.refine(
        (answer) => valuesIn(answer).every((name) => faqValueNames.has(name)),
        "desk.unknownValue",
      ),
    ),
    "",
  ),
  keywords: z.string().check(z.trim(), z.maxLength(500, "desk.tooLong")),
});

/** A question of the help with its answer. */
export const FaqContent = z
  .strictObject({
    group: z.string("required").check(z.minLength(1, "required")),
    position: z
      .int("desk.position")
      .check(z.minimum(1, "desk.position"), z.maximum(999, "desk.position")),
    texts: inEach(FaqWords),
    isPublished: z.boolean(),
    ...times,
  })
  .check(inOrder(), (checked) => {
    // One address leads to one answer in one language.
    const { texts } = checked.value;
    for (const [place, language] of languages.entries()) {
      const { slug } = texts[language];
      if (!languages.slice(0, place).some((earlier) => texts[earlier].slug === slug)) continue;
      checked.issues.push({
        code: "custom",
        input: slug,
        path: ["texts", language, "slug"],
        message: "desk.slugTwice",
      });
    }
  });
export type FaqContent = z.infer<typeof FaqContent>;

/** A reason with which clerks refuse requests. */
export const ReasonContent = z.strictObject({ texts: inEach(text(1000)), isOn: z.boolean() });
export type ReasonContent = z.infer<typeof ReasonContent>;

const Summary = z.string().check(z.trim(), z.maxLength(200, "desk.tooLong"));

/** What people agree to in one category. */
export const ConsentContent = z
  .strictObject({
    titles: inEach(text(80)),
    texts: inEach(text(1000)),
    /** The text in one or two easy sentences; empty in all languages: there is none. */
    summaries: z._default(inEach(Summary), { fr: "", de: "", it: "", en: "" }),
  })
  .check((checked) => {
    const { summaries } = checked.value;
    if (languages.every((language) => summaries[language] === "")) return;
    for (const language of languages) {
      if (summaries[language] !== "") continue;
      checked.issues.push({
        code: "custom",
        input: "",
        path: ["summaries", language],
        message: "required",
      });
    }
  });
export type ConsentContent = z.infer<typeof ConsentContent>;

/** A path of the portal or a secure address. */
const link = text(300).check(z.regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, "invalid"));

/** The invitation to a survey. */
export const SurveyContent = z.strictObject({
  titles: inEach(text(120)),
  texts: inEach(text(500)),
  buttons: inEach(text(40)),
  links: inEach(link),
  isOn: z.boolean(),
});
export type SurveyContent = z.infer<typeof SurveyContent>;

/** Customers see it from this instant on; it is sorted by it. */
const begun = {
  beginsAt: z.nullable(Instant).check(z.refine((beginsAt) => beginsAt !== null, "required")),
  endsAt: z.nullable(Instant),
};

/** A page of the what's-new carousel. */
export const NewsContent = z
  .strictObject({
    titles: inEach(text(120)),
    texts: inEach(text(2000)),
    image: z.nullable(link),
    url: z.nullable(link),
    /** How the figures of use name it. */
    label: text(60),
    ...begun,
  })
  .check(inOrder());
export type NewsContent = z.infer<typeof NewsContent>;

/** A promotion on the homepage: a picture in each language, and where it leads. */
export const CampaignContent = z
  .strictObject({
    /** What the picture says, for those who do not see it; in all languages or in none. */
    titles: inEach(z.string("required").check(z.trim(), z.maxLength(120, "desk.tooLong"))),
    images: inEach(link),
    links: inEach(link),
    label: text(60),
    ...begun,
  })
  .check(inOrder(), (checked) => {
    const { titles } = checked.value;
    if (languages.every((language) => titles[language] === "")) return;
    for (const language of languages) {
      if (titles[language] !== "") continue;
      const path = ["titles", language];
      checked.issues.push({ code: "custom", input: "", path, message: "required" });
    }
  });
export type CampaignContent = z.infer<typeof CampaignContent>;

/** A template of an answer to a message. */
export const TemplateContent = z.strictObject({
  /** For which messages it is offered first; null: for all. */
  subject: z.nullable(MessageSubject),
  titles: inEach(text(60)),
  texts: inEach(text(LONGEST_MESSAGE)),
  isOn: z.boolean(),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

const Day = z.iso.date("invalid");

interface Days {
  beginsOn: string;
  endsOn: string | null;
}

const daysInOrder = () =>
  z.refine<Days>(({ beginsOn, endsOn }) => endsOn === null || beginsOn <= endsOn, {
    error: "desk.endsFirst",
    path: ["endsOn"],
  });

const orNone = (most: number) => z.nullable(text(most));

const MOST_PICTURES = 20;

/** What a partner offers to members of the club, from its first to its last day. */
export const OfferContent = z
  .strictObject({
    titles: inEach(text(80)),
    subtitles: inEach(text(160)),
    discounts: inEach(text(40)),
    discountTexts: inEach(text(160)),
    texts: inEach(text(4000)),
    buttons: inEach(text(40)),
    links: inEach(link),
    image: link,
    images: z.array(link).check(z.maxLength(MOST_PICTURES, "desk.tooLong")),
    partner: z.strictObject({
      name: text(80),
      address: orNone(200),
      tel: orNone(40),
      email: z.nullable(z.email("invalid").check(z.maxLength(120, "desk.tooLong"))),
      site: z.nullable(link),
      logo: z.nullable(link),
    }),
    /** The place among the offers. */
    position: z.int("desk.rank").check(z.minimum(0, "desk.rank"), z.maximum(999, "desk.rank")),
    beginsOn: Day,
    endsOn: z.nullable(Day),
  })
  .check(daysInOrder());
export type OfferContent = z.infer<typeof OfferContent>;

/** A higher price of a month is a typing error. In rappen. */
export const HIGHEST_OFFER_PRICE = 1_000_00;

const price = () =>
  z.int("desk.price").check(z.positive("desk.price"), z.maximum(HIGHEST_OFFER_PRICE, "desk.price"));

/** What one of the insurer's own offers costs a month, from a day on, in rappen. */
export const BusinessOfferContent = z
  .strictObject({ individual: price(), family: price(), beginsOn: Day, endsOn: z.nullable(Day) })
  .check(daysInOrder());
export type BusinessOfferContent = z.infer<typeof BusinessOfferContent>;
