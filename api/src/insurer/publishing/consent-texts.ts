import { consentCategories } from "@portal/model/consent.ts";
import { ConsentContent } from "@portal/model/desk/publication-contents.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import { always, type PublicationKind } from "./publication-kind.ts";

const Words = z.record(
  z.enum(languages),
  z.object({ title: z.string(), text: z.string(), summary: z.string().default("") }),
);
const Texts = z.record(z.string(), Words);

/**
 * What people agree to, by category. Each publication is a new version of all categories, because a consent refers to
 * the version that was read.
 */
export const consentTexts: PublicationKind<ConsentContent> = {
  name: "consent",
  rule: ConsentContent,
  async read(db, item) {
    const newest = await newestTexts(db);
    return Object.keys(consentCategories)
      .filter((category) => item === undefined || category === item)
      .flatMap((category) => {
        const words = newest[category];
        return words ? [{ item: category, content: contentOf(words) }] : [];
      });
  },
  summary: ({ titles }) => ({ titles, isOn: true, ...always }),
  async write(db, { item: category, content: { titles, texts, summaries }, now }) {
    // Two categories published at once would have the same version.
    await raw`select pg_advisory_xact_lock(hashtextextended('consent_text', 0))`.execute(db);
    const said = Object.fromEntries(
      languages.map((language) => [
        language,
        {
          title: titles[language],
          text: texts[language],
          ...(summaries[language] && { summary: summaries[language] }),
        },
      ]),
    );
    await raw`insert into consent_text (version, published_at, texts)
      select version + 1, ${now}, texts || ${JSON.stringify({ [category]: said })}::jsonb
      from consent_text order by version desc limit 1`.execute(db);
  },
};

async function newestTexts(db: Kysely<Tables>): Promise<z.infer<typeof Texts>> {
  const newest = await db
    .selectFrom("consentText")
    .select("texts")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest ? Texts.parse(newest.texts) : {};
}

function contentOf(words: z.infer<typeof Words>): ConsentContent {
  const each = (part: "title" | "text" | "summary") => ({
    fr: words.fr[part],
    de: words.de[part],
    it: words.it[part],
    en: words.en[part],
  });
  return { titles: each("title"), texts: each("text"), summaries: each("summary") };
}
