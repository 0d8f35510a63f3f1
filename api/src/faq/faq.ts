import { brand } from "@portal/brand/brand.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { withValues } from "@portal/model/help/answer.ts";
import { faqValues, wholeFrancs } from "@portal/model/help/faq-values.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { PublicContext } from "../core/context.ts";
import { condition } from "../core/db/condition.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sentenceIn } from "../core/in-language.ts";

/** The slug of an answer and its language. */
export interface FaqAddress {
  language: Language;
  slug: string;
}

export interface FaqQuestion {
  id: string;
  slug: string;
  question: string;
  answer: string;
  /** In easy language; null: there is none. */
  easyAnswer: string | null;
  keywords: string;
  addresses: FaqAddress[];
  changedAt: Date;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

const published = prepare((wanted: { language: string }) =>
  sql
    .selectFrom("faqQuestion as question")
    .innerJoin("faqGroup as group", "group.id", "question.groupId")
    .innerJoin("faqAnswer as answer", "answer.questionId", "question.id")
    .select(["group.id as groupId", "group.titles", "question.id", "question.changedAt"])
    .select([
      "answer.slug",
      "answer.question",
      "answer.answer",
      "answer.easyAnswer",
      "answer.keywords",
    ])
    .select((row) =>
      row
        .selectFrom("faqAnswer as other")
        .select(({ fn }) =>
          fn.agg<unknown>("jsonb_object_agg", ["other.language", "other.slug"]).as("all"),
        )
        .whereRef("other.questionId", "=", "question.id")
        .as("slugs"),
    )
    .where("question.isPublished", "=", true)
    .where(condition`question.shown_from is null or question.shown_from <= now()`)
    .where(condition`question.shown_until is null or question.shown_until > now()`)
    .where("answer.language", "=", wanted.language)
    .orderBy("group.position")
    .orderBy("group.id")
    .orderBy("question.position")
    .orderBy("question.id"),
);

/** The fee of a first reminder: the highest of all laws, should they differ. */
const reminderFee = prepare((wanted: { day: string }) =>
  sql
    .selectFrom("dunningRule")
    .select("fee")
    .where("status", "=", "RAPPEL")
    .where("validFrom", "<=", wanted.day)
    .orderBy("validFrom", "desc")
    .orderBy("fee", "desc")
    .limit(1),
);

const languageOfSlug = prepare((wanted: { slug: string }) =>
  sql.selectFrom("faqAnswer").select("language").where("slug", "=", wanted.slug),
);

const Slugs = z.partialRecord(z.enum(languages), z.string());

type FaqContext = Pick<PublicContext, "read" | "clock">;

/** The frequent questions by group, in a language. */
export async function listFaq(ctx: FaqContext, language: Language): Promise<FaqGroup[]> {
  const day = todayInZurich(ctx.clock.now());
  const [rows, [reminder]] = await Promise.all([
    ctx.read(published({ language })),
    ctx.read(reminderFee({ day })),
  ]);
  const values = {
    ...faqValues(day),
    reminderFee: wholeFrancs(reminder?.fee ?? 0),
    phone: brand.phone[language],
  };
  return [...Map.groupBy(rows, ({ groupId }) => groupId)].map(([id, ofGroup]) => ({
    id,
    title: sentenceIn(ofGroup[0]?.titles, language) ?? "",
    questions: ofGroup.map(({ slugs, answer, easyAnswer, ...row }) => ({
      ...row,
      answer: withValues(answer, values),
      easyAnswer: easyAnswer === "" ? null : withValues(easyAnswer, values),
      addresses: addressesOf(slugs),
    })),
  }));
}

function addressesOf(column: unknown): FaqAddress[] {
  const known: Partial<Record<Language, string>> = Slugs.parse(column);
  return languages.flatMap((language) => {
    const slug = known[language];
    return slug === undefined ? [] : [{ language, slug }];
  });
}

/** The language of a slug; nothing if no answer has it. */
export async function findSlugLanguage(
  ctx: FaqContext,
  slug: string,
): Promise<Language | undefined> {
  const [row] = await ctx.read(languageOfSlug({ slug }));
  return languages.find((language) => language === row?.language);
}
