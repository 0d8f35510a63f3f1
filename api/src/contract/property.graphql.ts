import {
  InsuredCircle,
  type ModuleGroup as ModuleGroupShape,
  type PropertyContract as PropertyContractShape,
  type PropertyModule as PropertyModuleShape,
  PropertyType,
  type Residence as ResidenceShape,
} from "@portal/model/contract.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { PeriodicityEnum, Product } from "./health.graphql.ts";

const PropertyTypeEnum = builder.enumType("PropertyType", {
  description: "What a property contract insures.",
  values: enumValues(PropertyType.options, {
    BUILDING: "A building.",
    HOUSEHOLD: "What is in the home.",
    LEGAL_PROTECTION: "Legal protection.",
    LIABILITY: "Damage done to others.",
  }),
});
const InsuredCircleEnum = builder.enumType("InsuredCircle", {
  description: "Whether the policyholder alone is covered, or the family too.",
  values: enumValues(InsuredCircle.options, {
    FAMILY: "The policyholder and the family.",
    PERSON: "The policyholder alone.",
  }),
});
const StatusTaker = builder.enumType("StatusTaker", {
  description: "Whether a policyholder rents or owns the home.",
  values: enumValues(["TENANT", "OWNER"] as const, { OWNER: "Owns it.", TENANT: "Rents it." }),
});
const ResidenceType = builder.enumType("ResidenceType", {
  description: "What a home is used for.",
  values: enumValues(["MAIN", "HOLIDAY"] as const, { HOLIDAY: "Holidays.", MAIN: "Living there." }),
});
const ConstructionType = builder.enumType("ConstructionType", {
  description: "What a building is made of.",
  values: enumValues(["SOLID", "WOOD"] as const, {
    SOLID: "Stone, brick or concrete.",
    WOOD: "Wood.",
  }),
});

const Residence = builder.objectRef<ResidenceShape>("Residence").implement({
  description: "The home that is insured.",
  fields: (t) => ({
    statusTaker: t.expose("statusTaker", {
      type: StatusTaker,
      description: "Whether the policyholder rents or owns it.",
    }),
    street: t.exposeString("street", { description: "Street and number." }),
    town: t.exposeString("town", { description: "Postal code and place." }),
    type: t.expose("type", {
      type: ResidenceType,
      description: "Where people live, or spend their holidays.",
    }),
    constructionType: t.expose("constructionType", {
      type: ConstructionType,
      description: "What the building is made of.",
    }),
  }),
});

const PropertyModule = builder.objectRef<PropertyModuleShape>("PropertyModule").implement({
  description:
    "A part of the cover, with its own sum and its own deductible. The premium is a year's.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "As the tariff knows it." }),
    level: t.exposeString("level", {
      nullable: true,
      description: "The chosen level of cover; null where the part has none.",
    }),
    deductible: t.expose("deductible", {
      type: "Chf",
      description: "What the policyholder bears of each damage.",
    }),
    premiumAmount: t.expose("premiumAmount", { type: "Chf", description: "A year's premium." }),
    insuredAmount: t.expose("insuredAmount", { type: "Chf", description: "What is paid at most." }),
  }),
});

const ModuleGroup = builder.objectRef<ModuleGroupShape>("ModuleGroup").implement({
  description: "Parts of a property contract, with what they cost together.",
  fields: (t) => ({
    totalPremiumAmount: t.expose("totalPremiumAmount", {
      type: "Chf",
      description: "A year's premium of all its parts.",
    }),
    modules: t.expose("modules", { type: [PropertyModule], description: "The parts." }),
  }),
});

export const PropertyContract = builder
  .objectRef<PropertyContractShape>("PropertyContract")
  .implement({
    description: "An insurance of the home, of a building, of liability or of legal protection.",
    fields: (t) => ({
      type: t.expose("type", { type: PropertyTypeEnum, description: "What is insured." }),
      product: t.expose("product", { type: Product, description: "The product." }),
      noContract: t.exposeString("noContract", { description: "The number of the contract." }),
      periodicity: t.expose("periodicity", {
        type: PeriodicityEnum,
        description: "How often it is billed.",
      }),
      totalPremiumAmount: t.expose("totalPremiumAmount", {
        type: "Chf",
        description: "A year's, federal stamp included.",
      }),
      monthlyAmount: t.expose("monthlyAmount", {
        type: "Chf",
        description: "What a month of it comes to.",
      }),
      insuredCircle: t.expose("insuredCircle", {
        type: InsuredCircleEnum,
        description: "Who is covered.",
      }),
      level: t.exposeString("level", {
        nullable: true,
        description: "The chosen level of cover; null where the product has none.",
      }),
      startDate: t.expose("startDate", {
        type: "Date",
        description: "The first day on which it holds.",
      }),
      endDate: t.expose("endDate", {
        type: "Date",
        description: "The last day on which it holds, unless it is prolonged.",
      }),
      federalStamp: t.expose("federalStamp", {
        type: "Chf",
        description: "The federal stamp duty of a year.",
      }),
      conditionUri: t.exposeString("conditionUri", {
        description: "Where the general conditions are: a path of the portal.",
      }),
      residence: t.expose("residence", {
        type: Residence,
        description: "The home that it is about.",
      }),
      baseModules: t.expose("baseModules", {
        type: ModuleGroup,
        description: "What every contract of this product covers.",
      }),
      complementaryModules: t.expose("complementaryModules", {
        type: ModuleGroup,
        description: "What was chosen besides.",
      }),
    }),
  });
