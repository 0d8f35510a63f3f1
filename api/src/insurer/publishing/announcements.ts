import { CampaignContent, NewsContent } from "@portal/model/desk/publication-contents.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { dateOf, instantOf, type PublicationKind } from "./publication-kind.ts";

/** More are not listed; the newest come first. */
const MOST_LISTED = 200;

// A row of before may lack a language: it is listed, and its empty fields are filled in before it is published again.
const Line = z.string().catch("");
const Lines = z.object({ fr: Line, de: Line, it: Line, en: Line });
const Page = z.object({ title: Line, content: Line }).catch({ title: "", content: "" });
const Pages = z.object({ fr: Page, de: Page, it: Page, en: Page });

/** The pages of the what's-new carousel, the newest first. */
export const news: PublicationKind<NewsContent> = {
  name: "news",
  rule: NewsContent,
  async read(db, item) {
    let rows = db
      .selectFrom("whatsNew")
      .selectAll()
      .orderBy("publishedAt", "desc")
      .orderBy("id")
      .limit(MOST_LISTED);
    if (item !== undefined) rows = rows.where("id", "=", item);
    return (await rows.execute()).map(({ id, texts, image, url, eventLabel, ...times }) => ({
      item: id,
      content: {
        ...pagesOf(Pages.parse(texts)),
        image,
        url,
        label: eventLabel,
        beginsAt: instantOf(times.publishedAt),
        endsAt: instantOf(times.endsAt),
      },
    }));
  },
  summary: ({ titles, beginsAt, endsAt }) => ({ titles, isOn: true, beginsAt, endsAt }),
  async write(db, { item, now, content: { titles, texts, image, url, label, ...times } }) {
    const pages = languages.map((language) => [
      language,
      { title: titles[language], content: texts[language] },
    ]);
    const row = {
      texts: JSON.stringify(Object.fromEntries(pages)),
      image,
      url,
      eventLabel: label,
      publishedAt: dateOf(times.beginsAt) ?? now,
      endsAt: dateOf(times.endsAt),
    };
    await db
      .insertInto("whatsNew")
      .values({ id: item, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
};

/** The promotions of the homepage, the newest first. */
export const campaigns: PublicationKind<CampaignContent> = {
  name: "campaign",
  rule: CampaignContent,
  async read(db, item) {
    let rows = db
      .selectFrom("campaign")
      .selectAll()
      .orderBy("publishedAt", "desc")
      .orderBy("id")
      .limit(MOST_LISTED);
    if (item !== undefined) rows = rows.where("id", "=", item);
    return (await rows.execute()).map(({ id, titles, imageUrl, link, analytics, ...times }) => ({
      item: id,
      content: {
        titles: titles === null ? { ...noTitles } : Lines.parse(titles),
        images: Lines.parse(imageUrl),
        links: Lines.parse(link),
        label: analytics,
        beginsAt: instantOf(times.publishedAt),
        endsAt: instantOf(times.endsAt),
      },
    }));
  },
  summary: ({ titles, beginsAt, endsAt }) => ({
    titles: hasTitles(titles) ? titles : null,
    isOn: true,
    beginsAt,
    endsAt,
  }),
  async write(db, { item, now, content: { titles, images, links, label, ...times } }) {
    const row = {
      titles: hasTitles(titles) ? JSON.stringify(titles) : null,
      imageUrl: JSON.stringify(images),
      link: JSON.stringify(links),
      analytics: label,
      publishedAt: dateOf(times.beginsAt) ?? now,
      endsAt: dateOf(times.endsAt),
    };
    await db
      .insertInto("campaign")
      .values({ id: item, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
};

const noTitles = { fr: "", de: "", it: "", en: "" };

function hasTitles(titles: CampaignContent["titles"]): boolean {
  return languages.some((language) => titles[language] !== "");
}

function pagesOf(pages: z.infer<typeof Pages>): Pick<NewsContent, "titles" | "texts"> {
  const each = (part: "title" | "content") => ({
    fr: pages.fr[part],
    de: pages.de[part],
    it: pages.it[part],
    en: pages.en[part],
  });
  return { titles: each("title"), texts: each("content") };
}
