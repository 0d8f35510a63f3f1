import {
  type Caregiver as CaregiverShape,
  CaregiverCategory,
  type CaregiverFilters as FiltersShape,
  type CaregiverInsured as InsuredShape,
} from "@portal/model/caregivers.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { Coordinates } from "../places/places.graphql.ts";
import { listCaregivers } from "./caregivers.ts";

const CaregiverCategoryEnum = builder.enumType("CaregiverCategory", {
  description: "What sort of practice a caregiver has.",
  values: enumValues(CaregiverCategory.options, {
    CAB: "A group practice.",
    GYN: "Gynaecology.",
    MIG: "General internal medicine.",
    MPR: "A general practitioner.",
    PED: "Paediatrics.",
  }),
});

const Caregiver = builder.objectRef<CaregiverShape>("Caregiver").implement({
  description: "A doctor, or a practice of several, whom an insured person can choose.",
  fields: (t) => ({
    noPartenaire: t.exposeID("noPartenaire", {
      description: "The caregiver's number, by which one is chosen.",
    }),
    nomPrenom: t.exposeString("nomPrenom", {
      description: "Last name and first name, or the name of the practice.",
    }),
    adresse: t.exposeString("adresse", { description: "Street and number." }),
    npa: t.exposeString("npa"),
    localite: t.exposeString("localite", { description: "The place of the practice." }),
    canton: t.exposeString("canton", { description: "Its abbreviation of two letters." }),
    codeReseau: t.exposeString("codeReseau", {
      nullable: true,
      description: "The network of doctors it belongs to on the day asked for; null without one.",
    }),
    sousCategorie: t.expose("sousCategorie", {
      type: CaregiverCategoryEnum,
      description: "What sort of practice it is.",
    }),
    pediatre: t.exposeBoolean("pediatre", { description: "Whether children are treated there." }),
    acceptsNewPatient: t.exposeBoolean("acceptsNewPatient", {
      description: "Whether new patients are taken.",
    }),
    languages: t.exposeStringList("languages", { description: "ISO 639-1 codes." }),
    geolocation: t.expose("geolocation", {
      type: Coordinates,
      nullable: true,
      description: "None where only the locality is known.",
    }),
    distance: t.exposeFloat("distance", {
      nullable: true,
      description:
        "Kilometres from the locality or the point asked for, as the crow flies; null where neither was given.",
    }),
  }),
});

const CaregiverInsured = builder.inputRef<InsuredShape>("CaregiverInsured").implement({
  description: "For whom a doctor is looked for, with which product and from which day on.",
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    productCode: t.string({
      required: true,
      description: "The code of the product that the doctor is chosen for.",
    }),
    validDate: t.field({
      type: "Date",
      required: true,
      description: "From when the doctor is wanted.",
    }),
  }),
});

const CaregiverFilters = builder.inputRef<FiltersShape>("CaregiverFilters").implement({
  description: "Words of fewer than three characters are not searched for.",
  fields: (t) => ({
    name: t.string({
      description: "Words of the caregiver's name; all names where it is left out.",
    }),
    locality: t.string({ description: "By name or NPA. It goes before the point." }),
    latitude: t.float({
      description: "Of the point to search around, WGS84; needs the longitude.",
    }),
    longitude: t.float({
      description: "Of the point to search around, WGS84; needs the latitude.",
    }),
    ids: t.stringList({ description: "Numbers of caregivers, instead of a search." }),
  }),
});

builder.queryField("caregivers", (t) =>
  t.field({
    type: [Caregiver],
    description:
      "Those that the insured's product allows on the day, at most 100: by distance where a place is known, else by name.",
    args: {
      insured: t.arg({ type: CaregiverInsured, required: true, description: "For whom." }),
      filters: t.arg({
        type: CaregiverFilters,
        required: true,
        description: "What to search for.",
      }),
    },
    resolve: (_root, { insured, filters }, ctx) => listCaregivers(ctx, insured, filters),
  }),
);
