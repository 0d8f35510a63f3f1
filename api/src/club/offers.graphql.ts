import type { OfferPartner as OfferPartnerShape } from "@portal/model/offers.ts";
import { builder } from "../core/http/graphql.ts";
import { listOffers, type Offer as OfferShape } from "./offers.ts";

const OfferPartner = builder.objectRef<OfferPartnerShape>("OfferPartner").implement({
  description: "Who makes an offer.",
  fields: (t) => ({
    name: t.exposeString("name"),
    address: t.exposeString("address", {
      nullable: true,
      description: "Null where none is known.",
    }),
    tel: t.exposeString("tel", { nullable: true, description: "Null where none is known." }),
    email: t.exposeString("email", { nullable: true, description: "Null where none is known." }),
    site: t.exposeString("site", {
      nullable: true,
      description: "The partner's own page; null where none is known.",
    }),
    logo: t.exposeString("logo", {
      nullable: true,
      description: "A path of the portal; null where there is none.",
    }),
  }),
});

const Offer = builder.objectRef<OfferShape>("Offer").implement({
  description: "What a partner offers to members of the club.",
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    subtitle: t.exposeString("subtitle"),
    startDate: t.expose("startDate", {
      type: "Date",
      description: "The first day on which it holds.",
    }),
    endDate: t.expose("endDate", {
      type: "Date",
      nullable: true,
      description: "The last day on which it holds; null without an end.",
    }),
    discountTitle: t.exposeString("discountTitle", { description: "How large the discount is." }),
    discountSubtitle: t.exposeString("discountSubtitle", {
      description: "What the discount is on.",
    }),
    description: t.exposeString("description", {
      description: "What is offered, in the language of the request.",
    }),
    image: t.exposeString("image", { description: "A path of the portal." }),
    thumbnail: t.exposeString("thumbnail", {
      description: "The picture for lists: a path of the portal.",
    }),
    images: t.exposeStringList("images", { description: "Paths of the portal." }),
    button: t.exposeString("button", { description: "What the button says." }),
    buttonLink: t.exposeString("buttonLink", {
      description: "Where the button leads: an address elsewhere.",
    }),
    partner: t.expose("partner", { type: OfferPartner, description: "Who makes it." }),
  }),
});

builder.queryField("offers", (t) =>
  t.field({
    type: [Offer],
    description: "The offers of partners that hold today.",
    resolve: (_root, _args, ctx) => listOffers(ctx),
  }),
);
