import type {
  MarketingCampaign,
  WarningMessage,
  WhatsNew,
} from "@portal/model/portal/announcements.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { condition } from "../core/db/condition.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { perLanguage, sentenceIn } from "../core/in-language.ts";
import { readObjections } from "../insurer/objections.ts";

const MOST_WARNINGS = 50;
/** The newest warnings, those to come among them: which one is shown is decided by their times. */
const warnings = prepare(() =>
  sql
    .selectFrom("warningMessage")
    .select(["texts", "beginsAt", "endsAt"])
    .orderBy("beginsAt", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(MOST_WARNINGS),
);
const publishedNews = prepare(() =>
  sql
    .selectFrom("whatsNew")
    .select(["texts", "image", "url", "eventLabel"])
    .where(condition`published_at <= now() and (ends_at is null or ends_at > now())`)
    .orderBy("publishedAt", "desc")
    .limit(10),
);
/** Leaves out campaigns that end before the day; their exact end is checked when they are shown. */
const campaignsFrom = prepare((wanted: { day: string }) =>
  sql
    .selectFrom("campaign")
    .select(["id", "imageUrl", "link", "analytics", "titles", "publishedAt", "endsAt"])
    .where(condition`ends_at is null or ends_at >= ${wanted.day}::date - 1`)
    .orderBy("publishedAt", "desc")
    .orderBy("id"),
);
const MOST_CAMPAIGNS = 10;

const pageIn = perLanguage(z.object({ title: z.string(), content: z.string() }));

/**
 * The warning that began last, in the customer's language. One that is over is told only if the caller does not ask for a
 * valid one; one that is planned is not told.
 */
export async function readWarningMessage(
  ctx: Context,
  { mustBeValid }: { mustBeValid: boolean },
): Promise<WarningMessage> {
  const { language } = ctx;
  const all = await ctx.cached({
    statement: warnings({}),
    variant: language,
    make: (rows) =>
      rows.map(({ texts, beginsAt, endsAt }) => ({
        message: sentenceIn(texts, language) ?? null,
        beginsAt,
        endsAt,
      })),
  });
  const now = new Date();
  const begun = all.filter(({ beginsAt }) => beginsAt === null || beginsAt <= now);
  const valid = begun.find(({ endsAt }) => endsAt === null || endsAt > now);
  const shown = valid ?? (mustBeValid ? undefined : begun[0]);
  return { message: shown?.message ?? null, endDate: shown?.endsAt?.toISOString() ?? null };
}

export async function listWhatsNew(ctx: Context): Promise<WhatsNew[]> {
  const rows = await ctx.read(publishedNews({}));
  return rows.flatMap(({ texts, ...rest }) => {
    const page = pageIn(texts, ctx.language);
    return page ? [{ ...page, ...rest }] : [];
  });
}

/** A promotion with the text of its picture. */
export interface TitledCampaign extends MarketingCampaign {
  title: string | null;
}

/** The published promotions, newest first; none for an account that objects to offers. */
export async function listCampaigns(ctx: Context): Promise<TitledCampaign[]> {
  const now = ctx.clock.now();
  const [objections, campaigns] = await Promise.all([
    readObjections(ctx),
    ctx.cached({
      statement: campaignsFrom({ day: todayInZurich(now) }),
      variant: ctx.language,
      make: (rows) => rows.map((row) => ({ ...row, campaign: campaignIn(row, ctx.language) })),
    }),
  ]);
  if (objections.has("OFFERS")) return [];
  return campaigns
    .filter(({ publishedAt, endsAt }) => publishedAt <= now && (endsAt === null || endsAt > now))
    .slice(0, MOST_CAMPAIGNS)
    .flatMap(({ campaign }) => campaign);
}

type CampaignRow = ReturnType<typeof campaignsFrom>["row"] & object;

/** Undefined if the campaign has no picture or no link in this language. */
function campaignIn(
  { id, imageUrl, link, analytics, titles }: CampaignRow,
  language: Language,
): TitledCampaign[] {
  const imageURL = sentenceIn(imageUrl, language);
  const target = sentenceIn(link, language);
  const title = titles === null ? null : (sentenceIn(titles, language) ?? null);
  return imageURL && target ? [{ id, imageURL, link: target, analytics, title }] : [];
}
