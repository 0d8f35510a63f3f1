import type {
  MarketingCampaign,
  WarningMessage,
  WhatsNew,
} from "@portal/model/portal/announcements.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { perLanguage, sentenceIn } from "../core/in-language.ts";

const standingWarning = prepare(() =>
  sql
    .selectFrom("warningMessage")
    .select(["texts", "endsAt", raw<boolean>`ends_at is null or ends_at > now()`.as("isValid")]),
);
const publishedNews = prepare(() =>
  sql
    .selectFrom("whatsNew")
    .select(["texts", "image", "url", "eventLabel"])
    .where(raw<boolean>`published_at <= now() and (ends_at is null or ends_at > now())`)
    .orderBy("publishedAt", "desc")
    .limit(10),
);
const publishedCampaigns = prepare((wanted: { now: Date }) =>
  sql
    .selectFrom("campaign")
    .select(["id", "imageUrl", "link", "analytics", "titles"])
    .where("publishedAt", "<=", wanted.now)
    .where((eb) => eb.or([eb("endsAt", "is", null), eb("endsAt", ">", wanted.now)]))
    .orderBy("publishedAt", "desc")
    .orderBy("id")
    .limit(10),
);

const pageIn = perLanguage(z.object({ title: z.string(), content: z.string() }));

/** The operator's warning in the reader's language. Past its end it is told only to whoever asks for it all the same. */
export async function readWarningMessage(
  ctx: Context,
  { mustBeValid }: { mustBeValid: boolean },
): Promise<WarningMessage> {
  const [row] = await ctx.read(standingWarning({}));
  if (!row || (mustBeValid && !row.isValid)) return { message: null, endDate: null };
  return {
    message: sentenceIn(row.texts, ctx.language) ?? null,
    endDate: row.endsAt?.toISOString() ?? null,
  };
}

/** What is new. */
export async function listWhatsNew(ctx: Context): Promise<WhatsNew[]> {
  const rows = await ctx.read(publishedNews({}));
  return rows.flatMap(({ texts, ...rest }) => {
    const page = pageIn(texts, ctx.language);
    return page ? [{ ...page, ...rest }] : [];
  });
}

/** A promotion, with what its picture says. */
export interface TitledCampaign extends MarketingCampaign {
  title: string | null;
}

/** The promotions that are published, the newest first. */
export async function listCampaigns(ctx: Context): Promise<TitledCampaign[]> {
  const rows = await ctx.read(publishedCampaigns({ now: ctx.clock.now() }));
  return rows.flatMap(({ id, imageUrl, link, analytics, titles }) => {
    const imageURL = sentenceIn(imageUrl, ctx.language);
    const target = sentenceIn(link, ctx.language);
    const title = titles === null ? null : (sentenceIn(titles, ctx.language) ?? null);
    return imageURL && target ? [{ id, imageURL, link: target, analytics, title }] : [];
  });
}
