import { describeWeek } from "@portal/model/calendar/opening-hours.ts";
import { OpeningHours } from "../insurer/calendar/opening-hours.graphql.ts";
import { builder } from "../core/http/graphql.ts";
import { type Agency as AgencyShape, listAgencies } from "./agencies.ts";
import { findHomeLocality, type HomeLocality as HomeLocalityShape } from "./home-locality.ts";
import { findHealthContact, type HealthContact as HealthContactShape } from "./health-contact.ts";

const Geolocation = builder.objectRef<AgencyShape["geolocation"]>("AgencyGeolocation").implement({
  description: "Where an agency is, WGS84.",
  fields: (t) => ({
    lat: t.exposeFloat("lat"),
    lng: t.exposeFloat("lng"),
    distance: t.exposeFloat("distance", {
      nullable: true,
      description:
        "Kilometres as the crow flies from the point that was asked for; null where none was given.",
    }),
  }),
});

const Agency = builder.objectRef<AgencyShape>("Agency").implement({
  description: "A place where customers are received.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    title: t.exposeString("title"),
    agencyName: t.exposeString("agencyName", { description: "The general agency it belongs to." }),
    address: t.exposeString("address", {
      description: "Street, number, postal code and place on one line.",
    }),
    canton: t.exposeString("canton", { description: "Its abbreviation of two letters." }),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber"),
    fax: t.exposeString("fax", { nullable: true, description: "Null where there is none." }),
    visualTour: t.exposeString("visualTour", {
      nullable: true,
      description: "A page outside the portal that shows the rooms; null where there is none.",
    }),
    comment: t.exposeString("comment", {
      nullable: true,
      description: "Something to know before going there; null where there is nothing.",
    }),
    languages: t.exposeStringList("languages", { description: "Spoken there." }),
    openingTimeDescription: t.string({
      description: "The usual week in the language of the request.",
      resolve: ({ hours }, _args, { language }) => describeWeek(hours.week, language),
    }),
    openingHours: t.expose("hours", {
      type: OpeningHours,
      description: "The usual week and the exceptions to it.",
    }),
    geolocation: t.expose("geolocation", {
      type: Geolocation,
      description: "Where it is on the map.",
    }),
  }),
});

const HealthContact = builder.objectRef<HealthContactShape>("HealthContact").implement({
  description: "The line that gives medical advice.",
  fields: (t) => ({
    name: t.exposeString("name"),
    phoneNumber: t.exposeString("phoneNumber"),
    languages: t.exposeStringList("languages", { description: "Spoken there." }),
    openingTimeDescription: t.string({
      description: "The usual week in the language of the request.",
      resolve: ({ hours }, _args, { language }) => describeWeek(hours.week, language),
    }),
    openingHours: t.expose("hours", {
      type: OpeningHours,
      description: "The usual week and the exceptions to it.",
    }),
  }),
});

builder.queryField("agencies", (t) =>
  t.field({
    type: [Agency],
    description: "All of them: the nearest first where a point is given, else by their title.",
    args: {
      lat: t.arg.float({
        description: "Of the point to measure from, WGS84; needs the longitude.",
      }),
      lng: t.arg.float({ description: "Of the point to measure from, WGS84; needs the latitude." }),
    },
    resolve: (_root, args, ctx) => listAgencies(ctx, args),
  }),
);

const HomeLocality = builder.objectRef<HomeLocalityShape>("HomeLocality").implement({
  description: "The locality of a home, without its street.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "Postal code and place: `1003 Lausanne`." }),
    lat: t.exposeFloat("lat"),
    lng: t.exposeFloat("lng"),
  }),
});

builder.queryField("homeAddressLocality", (t) =>
  t.field({
    type: HomeLocality,
    nullable: true,
    description:
      "Where the customer lives, to look for places nearby; null abroad, and where the locality is unknown.",
    resolve: (_root, _args, ctx) => findHomeLocality(ctx),
  }),
);

builder.queryField("healthContact", (t) =>
  t.field({
    type: HealthContact,
    nullable: true,
    description: "The first line that speaks the account's language; null where none does.",
    resolve: (_root, _args, ctx) => findHealthContact(ctx),
  }),
);
