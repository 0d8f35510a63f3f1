import {
  type Caregiver as CaregiverShape,
  CaregiverCategory,
  type CaregiverFilters as FiltersShape,
  type CaregiverInsured as InsuredShape,
} from "@portal/model/caregivers.ts";
import { builder } from "../core/http/graphql.ts";
import { Coordinates } from "../places/places.graphql.ts";
import { listCaregivers } from "./caregivers.ts";

const CaregiverCategoryEnum = builder.enumType("CaregiverCategory", {
  description:
    "MIG general internal medicine, MPR general practitioner, CAB group practice, PED paediatrics, GYN gynaecology.",
  values: CaregiverCategory.options,
});

const Caregiver = builder.objectRef<CaregiverShape>("Caregiver").implement({
  description: "A doctor, or a practice of several, whom an insured person can choose.",
  fields: (t) => ({
    noPartenaire: t.exposeID("noPartenaire"),
    nomPrenom: t.exposeString("nomPrenom"),
    adresse: t.exposeString("adresse"),
    npa: t.exposeString("npa"),
    localite: t.exposeString("localite"),
    canton: t.exposeString("canton"),
    codeReseau: t.exposeString("codeReseau", {
      nullable: true,
      description: "The network of doctors it belongs to on the day asked for.",
    }),
    sousCategorie: t.expose("sousCategorie", { type: CaregiverCategoryEnum }),
    pediatre: t.exposeBoolean("pediatre"),
    acceptsNewPatient: t.exposeBoolean("acceptsNewPatient"),
    languages: t.exposeStringList("languages", { description: "ISO 639-1 codes." }),
    geolocation: t.expose("geolocation", {
      type: Coordinates,
      nullable: true,
      description: "None where only the locality is known.",
    }),
    distance: t.exposeFloat("distance", {
      nullable: true,
      description: "Kilometres from the locality or the point asked for, as the crow flies.",
    }),
  }),
});

const CaregiverInsured = builder.inputRef<InsuredShape>("CaregiverInsured").implement({
  description: "For whom a doctor is looked for, with which product and from which day on.",
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    productCode: t.string({ required: true }),
    validDate: t.field({ type: "Date", required: true }),
  }),
});

const CaregiverFilters = builder.inputRef<FiltersShape>("CaregiverFilters").implement({
  description: "Words of fewer than three characters are not searched for.",
  fields: (t) => ({
    name: t.string(),
    locality: t.string({ description: "By name or NPA. It goes before the point." }),
    latitude: t.float(),
    longitude: t.float(),
    ids: t.stringList({ description: "Numbers of caregivers, instead of a search." }),
  }),
});

builder.queryField("caregivers", (t) =>
  t.field({
    type: [Caregiver],
    description:
      "Those that the insured's product allows on the day, at most 100: by distance where a place is known, else by name.",
    args: {
      insured: t.arg({ type: CaregiverInsured, required: true }),
      filters: t.arg({ type: CaregiverFilters, required: true }),
    },
    resolve: (_root, { insured, filters }, ctx) => listCaregivers(ctx, insured, filters),
  }),
);
