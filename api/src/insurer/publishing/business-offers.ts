import { BusinessOfferName } from "@portal/model/business-offers.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { BusinessOfferContent } from "@portal/model/desk/publication-contents.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { instantsOf } from "@portal/model/desk/days-of-offers.ts";
import type { PublicationKind } from "./publication-kind.ts";

/** The prices of the insurer's own offers: of each offer the last one that was set, which may be planned. */
export const businessOffers: PublicationKind<BusinessOfferContent> = {
  name: "businessoffer",
  rule: BusinessOfferContent,
  async read(db, item) {
    const rows = await db
      .selectFrom("businessOfferPrice")
      .distinctOn(["offerName", "family"])
      .selectAll()
      .orderBy("offerName")
      .orderBy("family")
      .orderBy("validFrom", "desc")
      .execute();
    return BusinessOfferName.options
      .filter((name) => item === undefined || item === name)
      .flatMap((name) => {
        const own = rows.filter(({ offerName }) => offerName === name);
        const individual = own.find(({ family }) => !family);
        const family = own.find((one) => one.family);
        if (!individual || !family) return [];
        const last = individual.validFrom > family.validFrom ? individual : family;
        return [
          {
            item: name,
            content: {
              individual: individual.monthlyPremium,
              family: family.monthlyPremium,
              beginsOn: last.validFrom,
              endsOn: last.validUntil,
            },
          },
        ];
      });
  },
  summary: (days) => ({ titles: null, isOn: true, ...instantsOf(days) }),
  async write(db, { item: offerName, before, now, content }) {
    const { individual, family, beginsOn, endsOn: validUntil } = content;
    if (before && before.beginsOn !== beginsOn) {
      await removePlanned(db, { offerName, today: todayInZurich(now) });
      await requireLast(db, { offerName, beginsOn });
    }
    await db
      .insertInto("businessOfferPrice")
      .values(
        [individual, family].map((monthlyPremium, place) => ({
          offerName,
          validFrom: beginsOn,
          validUntil,
          family: place === 1,
          monthlyPremium,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["offerName", "family", "validFrom"]).doUpdateSet((row) => ({
          monthlyPremium: row.ref("excluded.monthlyPremium"),
          validUntil: row.ref("excluded.validUntil"),
        })),
      )
      .execute();
  },
};

/** A price that has not begun is replaced by the next one. */
async function removePlanned(
  db: Kysely<Tables>,
  { offerName, today }: { offerName: string; today: string },
): Promise<void> {
  await db
    .deleteFrom("businessOfferPrice")
    .where("offerName", "=", offerName)
    .where("validFrom", ">", today)
    .execute();
}

/** A price before another one would not hold today, and what customers have paid stays. */
async function requireLast(
  db: Kysely<Tables>,
  { offerName, beginsOn }: { offerName: string; beginsOn: string },
): Promise<void> {
  const later = await db
    .selectFrom("businessOfferPrice")
    .select("validFrom")
    .where("offerName", "=", offerName)
    .where("validFrom", ">", beginsOn)
    .executeTakeFirst();
  if (later) throw new Problem("INVALID", { fields: { beginsOn: "desk.beforePrice" } });
}
