import { describeWeek } from "@portal/model/calendar/opening-hours.ts";
import { OpeningHours } from "../insurer/calendar/opening-hours.graphql.ts";
import { builder } from "../core/http/graphql.ts";
import { type Agency as AgencyShape, listAgencies } from "./agencies.ts";
import { findHealthContact, type HealthContact as HealthContactShape } from "./health-contact.ts";

const Geolocation = builder.objectRef<AgencyShape["geolocation"]>("AgencyGeolocation").implement({
  description: "Where an agency is, WGS84.",
  fields: (t) => ({
    lat: t.exposeFloat("lat"),
    lng: t.exposeFloat("lng"),
    distance: t.exposeFloat("distance", {
      nullable: true,
      description: "Kilometres as the crow flies from the point that was asked for.",
    }),
  }),
});

const Agency = builder.objectRef<AgencyShape>("Agency").implement({
  description: "A place where customers are received.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    title: t.exposeString("title"),
    agencyName: t.exposeString("agencyName", { description: "The general agency it belongs to." }),
    address: t.exposeString("address"),
    canton: t.exposeString("canton"),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber"),
    fax: t.exposeString("fax", { nullable: true }),
    visualTour: t.exposeString("visualTour", {
      nullable: true,
      description: "A page outside the portal.",
    }),
    comment: t.exposeString("comment", { nullable: true }),
    languages: t.exposeStringList("languages", { description: "Spoken there." }),
    openingTimeDescription: t.string({
      description: "The usual week in the language of the request.",
      resolve: ({ hours }, _args, { language }) => describeWeek(hours.week, language),
    }),
    openingHours: t.expose("hours", { type: OpeningHours }),
    geolocation: t.expose("geolocation", { type: Geolocation }),
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
    openingHours: t.expose("hours", { type: OpeningHours }),
  }),
});

builder.queryField("agencies", (t) =>
  t.field({
    type: [Agency],
    description: "All of them: the nearest first where a point is given, else by their title.",
    args: { lat: t.arg.float(), lng: t.arg.float() },
    resolve: (_root, wish, ctx) => listAgencies(ctx, wish),
  }),
);

builder.queryField("healthContact", (t) =>
  t.field({
    type: HealthContact,
    nullable: true,
    description: "The first line that speaks the account's language.",
    resolve: (_root, _args, ctx) => findHealthContact(ctx),
  }),
);
