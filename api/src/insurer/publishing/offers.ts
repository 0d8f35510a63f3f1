import { OfferContent } from "@portal/model/desk/publication-contents.ts";
import { OfferPartner, OfferTexts } from "@portal/model/offers.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { perLanguage, sentenceIn } from "../../core/in-language.ts";
import { instantsOf } from "@portal/model/desk/days-of-offers.ts";
import type { PublicationKind } from "./publication-kind.ts";

/** The offers of the club, in the order of the customers' list. */
export const offers: PublicationKind<OfferContent> = {
  name: "offer",
  rule: OfferContent,
  async read(db, item) {
    let rows = db.selectFrom("offer").selectAll().orderBy("position").orderBy("id");
    if (item !== undefined) rows = rows.where("id", "=", item);
    return (await rows.execute()).map(({ id, ...row }) => {
      const { name, address, tel, email, site, logo } = OfferPartner.parse(row.partner);
      return {
        item: id,
        content: {
          ...wordsOf(row.texts),
          links: inEach((language) => sentenceIn(row.buttonLink, language) ?? ""),
          image: row.image,
          images: z.array(z.string()).parse(row.images),
          partner: { name, address, tel, email, site, logo },
          position: row.position,
          beginsOn: row.startDate,
          endsOn: row.endDate,
        },
      };
    });
  },
  summary: ({ titles, ...days }) => ({ titles, isOn: true, ...instantsOf(days) }),
  async write(db, { item, before, content }) {
    const { links, image, images, partner, position, beginsOn, endsOn } = content;
    const row = {
      texts: JSON.stringify(inEach((language) => textsIn(content, language))),
      buttonLink: JSON.stringify(links),
      image,
      // A smaller picture that another system sent stays until there is another picture.
      ...(before?.image !== image && { thumbnail: image }),
      images: JSON.stringify(images),
      partner: JSON.stringify(partner),
      position,
      startDate: beginsOn,
      endDate: endsOn,
    };
    await db
      .insertInto("offer")
      .values({ id: item, thumbnail: image, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
};

type Words = Pick<
  OfferContent,
  "titles" | "subtitles" | "discounts" | "discountTexts" | "texts" | "buttons"
>;

const textsOf = perLanguage(OfferTexts);

function wordsOf(texts: unknown): Words {
  const each = (name: keyof OfferTexts) =>
    inEach((language) => textsOf(texts, language)?.[name] ?? "");
  return {
    titles: each("title"),
    subtitles: each("subtitle"),
    discounts: each("discountTitle"),
    discountTexts: each("discountSubtitle"),
    texts: each("description"),
    buttons: each("button"),
  };
}

function textsIn(words: Words, language: Language): OfferTexts {
  return {
    title: words.titles[language],
    subtitle: words.subtitles[language],
    discountTitle: words.discounts[language],
    discountSubtitle: words.discountTexts[language],
    description: words.texts[language],
    button: words.buttons[language],
  };
}

function inEach<T>(make: (language: Language) => T): Record<Language, T> {
  return { fr: make("fr"), de: make("de"), it: make("it"), en: make("en") };
}
