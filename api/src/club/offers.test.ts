import { expect, test } from "vitest";
import { offerRows } from "../../seed/news/offers.ts";
import { aCustomer, callsAs, clock, db } from "../../test/portal.ts";

clock.set("2026-11-15");

const OFFERS = `query Offers {
  offers {
    id title subtitle startDate endDate discountTitle discountSubtitle description image thumbnail images button
    buttonLink partner { name address tel email site logo }
  }
}`;

test("H10 the offers that hold today come with all that the club tells, in the reader's language", async () => {
  const rows = offerRows("2026-11-15").map((row) => ({
    ...row,
    images: JSON.stringify(row.images),
  }));
  await db.insertInto("offer").values(rows).execute();
  await db
    .updateTable("offer")
    .set({ endDate: "2026-11-14" })
    .where("id", "=", "ski-day")
    .execute();
  await db
    .updateTable("offer")
    .set({ endDate: "2026-11-15" })
    .where("id", "=", "yoga-class")
    .execute();
  await db
    .updateTable("offer")
    .set({ startDate: "2026-11-16" })
    .where("id", "=", "museum-evening")
    .execute();
  const anna = await aCustomer();
  const { data } = await anna.graphql(OFFERS, {}, { "accept-language": "de" });
  expect(data.offers.map(({ id }: { id: string }) => id)).toEqual([
    "thermal-baths",
    "yoga-class",
    "bicycle-check",
  ]);
  expect(data.offers[0]).toEqual({
    id: "thermal-baths",
    title: "Abo fürs Thermalbad",
    subtitle: "Warmes Wasser mit Blick auf die Gipfel",
    startDate: "2026-10-06",
    endDate: "2026-12-31",
    discountTitle: "– 20\u00A0%",
    discountSubtitle: "auf das Abo mit zehn Eintritten",
    description: expect.stringContaining("Hamam"),
    image: "/pictures/baths.svg",
    thumbnail: "/pictures/baths.svg",
    images: ["/pictures/baths.svg", "/pictures/baths-hammam.svg"],
    button: "Angebot nutzen",
    buttonLink: "https://bains-du-mont.example/de",
    partner: {
      name: "Bains du Mont",
      address: "Route des Sources 4, 1892 Lavey",
      tel: "+41 24 555 01 20",
      email: "accueil@bains-du-mont.example",
      site: "https://bains-du-mont.example",
      logo: "/pictures/logo-baths.svg",
    },
  });
  const { errors } = await callsAs().graphql(OFFERS);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});
