import type { OfferPartner as OfferPartnerShape } from "@portal/model/offers.ts";
import { builder } from "../core/http/graphql.ts";
import { listOffers, type Offer as OfferShape } from "./offers.ts";

const OfferPartner = builder.objectRef<OfferPartnerShape>("OfferPartner").implement({
  description: "Who makes an offer.",
  fields: (t) => ({
    name: t.exposeString("name"),
    address: t.exposeString("address", { nullable: true }),
    tel: t.exposeString("tel", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    site: t.exposeString("site", { nullable: true }),
    logo: t.exposeString("logo", { nullable: true }),
  }),
});

const Offer = builder.objectRef<OfferShape>("Offer").implement({
  description: "What a partner offers to members of the club.",
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    subtitle: t.exposeString("subtitle"),
    startDate: t.expose("startDate", { type: "Date" }),
    endDate: t.expose("endDate", { type: "Date", nullable: true }),
    discountTitle: t.exposeString("discountTitle"),
    discountSubtitle: t.exposeString("discountSubtitle"),
    description: t.exposeString("description"),
    image: t.exposeString("image"),
    thumbnail: t.exposeString("thumbnail"),
    images: t.exposeStringList("images"),
    button: t.exposeString("button"),
    buttonLink: t.exposeString("buttonLink"),
    partner: t.expose("partner", { type: OfferPartner }),
  }),
});

builder.queryField("offers", (t) =>
  t.field({
    type: [Offer],
    description: "The offers of partners that hold today.",
    resolve: (_root, _args, ctx) => listOffers(ctx),
  }),
);
