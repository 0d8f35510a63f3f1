import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { OfferPartner, OfferTexts } from "@portal/model/offers.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { perLanguage, sentenceIn } from "../core/in-language.ts";

export interface Offer extends OfferTexts {
  id: string;
  startDate: string;
  endDate: string | null;
  image: string;
  thumbnail: string;
  images: string[];
  buttonLink: string;
  partner: OfferPartner;
}

const standing = prepare((on: { today: string }) =>
  sql
    .selectFrom("offer")
    .selectAll()
    .where("startDate", "<=", on.today)
    .where((one) => one.or([one("endDate", "is", null), one("endDate", ">=", on.today)]))
    .orderBy("position")
    .orderBy("id"),
);

const textsIn = perLanguage(OfferTexts);

/** The partners' present offers, in the customer's language. */
export async function listOffers(ctx: Context): Promise<Offer[]> {
  return ctx.cached({
    statement: standing({ today: todayInZurich(ctx.clock.now()) }),
    variant: ctx.language,
    make: (rows) => rows.flatMap((row) => offerIn(row, ctx.language)),
  });
}

type OfferRow = ReturnType<typeof standing>["row"] & object;

/** Undefined if a text is missing in this language. */
function offerIn(
  { texts, buttonLink, partner, images, ...row }: OfferRow,
  language: Language,
): Offer[] {
  const words = textsIn(texts, language);
  const link = sentenceIn(buttonLink, language);
  if (!words || !link) return [];
  return [
    {
      ...row,
      ...words,
      buttonLink: link,
      partner: OfferPartner.parse(partner),
      images: z.array(z.string()).parse(images),
    },
  ];
}
