import type { MarketingCampaign, WarningMessage, WhatsNew } from "@portal/model/announcements.ts";
import { fallbackLanguage, type Language, languages } from "@portal/model/languages.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";

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
const publishedCampaigns = prepare(() =>
  sql
    .selectFrom("campaign")
    .select(["id", "imageUrl", "link", "analytics"])
    .where(raw<boolean>`published_at <= now() and (ends_at is null or ends_at > now())`)
    .orderBy("publishedAt", "desc")
    .limit(10),
);

const Sentence = z.partialRecord(z.enum(languages), z.string());
const Page = z.partialRecord(
  z.enum(languages),
  z.object({ title: z.string(), content: z.string() }),
);

/** The operator's warning in the reader's language. Past its end it is told only to whoever asks for it all the same. */
export async function readWarningMessage(
  ctx: Context,
  { mustBeValid }: { mustBeValid: boolean },
): Promise<WarningMessage> {
  const [row] = await ctx.read(standingWarning({}));
  if (!row || (mustBeValid && !row.isValid)) return { message: null, endDate: null };
  return {
    message: inLanguage(Sentence.parse(row.texts), ctx.language) ?? null,
    endDate: row.endsAt?.toISOString() ?? null,
  };
}

/** What is new. Whoever was given it is not welcomed with the same again. */
export async function listWhatsNew(ctx: Context): Promise<WhatsNew[]> {
  const rows = await ctx.read(publishedNews({}));
  await ctx.write((db, { accountId }) =>
    db
      .updateTable("account")
      .set({ whatsNewSeenAt: raw<Date>`now()` })
      .where("id", "=", accountId)
      .execute(),
  );
  return rows.flatMap(({ texts, ...rest }) => {
    const page = inLanguage(Page.parse(texts), ctx.language);
    return page ? [{ ...page, ...rest }] : [];
  });
}

export async function listCampaigns(ctx: Context): Promise<MarketingCampaign[]> {
  const rows = await ctx.read(publishedCampaigns({}));
  return rows.flatMap(({ id, imageUrl, link, analytics }) => {
    const imageURL = inLanguage(Sentence.parse(imageUrl), ctx.language);
    const target = inLanguage(Sentence.parse(link), ctx.language);
    return imageURL && target ? [{ id, imageURL, link: target, analytics }] : [];
  });
}

function inLanguage<T>(texts: Partial<Record<Language, T>>, language: Language): T | undefined {
  return texts[language] ?? texts[fallbackLanguage];
}
