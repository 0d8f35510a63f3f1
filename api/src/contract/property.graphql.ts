import {
  InsuredCircle,
  type ModuleGroup as ModuleGroupShape,
  type PropertyContract as PropertyContractShape,
  type PropertyModule as PropertyModuleShape,
  PropertyType,
  type Residence as ResidenceShape,
} from "@portal/model/contract.ts";
import { builder } from "../core/http/graphql.ts";
import { PeriodicityEnum, Product } from "./health.graphql.ts";

const PropertyTypeEnum = builder.enumType("PropertyType", { values: PropertyType.options });
const InsuredCircleEnum = builder.enumType("InsuredCircle", {
  description: "Whether the policyholder alone is covered, or the family too.",
  values: InsuredCircle.options,
});
const StatusTaker = builder.enumType("StatusTaker", { values: ["TENANT", "OWNER"] as const });
const ResidenceType = builder.enumType("ResidenceType", { values: ["MAIN", "HOLIDAY"] as const });
const ConstructionType = builder.enumType("ConstructionType", {
  values: ["SOLID", "WOOD"] as const,
});

const Residence = builder.objectRef<ResidenceShape>("Residence").implement({
  description: "The home that is insured.",
  fields: (t) => ({
    statusTaker: t.expose("statusTaker", { type: StatusTaker }),
    street: t.exposeString("street"),
    town: t.exposeString("town"),
    type: t.expose("type", { type: ResidenceType }),
    constructionType: t.expose("constructionType", { type: ConstructionType }),
  }),
});

const PropertyModule = builder.objectRef<PropertyModuleShape>("PropertyModule").implement({
  description:
    "A part of the cover, with its own sum and its own deductible. The premium is a year's.",
  fields: (t) => ({
    code: t.exposeString("code"),
    level: t.exposeString("level", { nullable: true }),
    deductible: t.expose("deductible", { type: "Chf" }),
    premiumAmount: t.expose("premiumAmount", { type: "Chf" }),
    insuredAmount: t.expose("insuredAmount", { type: "Chf" }),
  }),
});

const ModuleGroup = builder.objectRef<ModuleGroupShape>("ModuleGroup").implement({
  fields: (t) => ({
    totalPremiumAmount: t.expose("totalPremiumAmount", { type: "Chf" }),
    modules: t.expose("modules", { type: [PropertyModule] }),
  }),
});

export const PropertyContract = builder
  .objectRef<PropertyContractShape>("PropertyContract")
  .implement({
    description: "An insurance of the home, of a building, of liability or of legal protection.",
    fields: (t) => ({
      type: t.expose("type", { type: PropertyTypeEnum }),
      product: t.expose("product", { type: Product }),
      noContract: t.exposeString("noContract"),
      periodicity: t.expose("periodicity", { type: PeriodicityEnum }),
      totalPremiumAmount: t.expose("totalPremiumAmount", {
        type: "Chf",
        description: "A year's, federal stamp included.",
      }),
      monthlyAmount: t.expose("monthlyAmount", { type: "Chf" }),
      insuredCircle: t.expose("insuredCircle", { type: InsuredCircleEnum }),
      level: t.exposeString("level", { nullable: true }),
      startDate: t.expose("startDate", { type: "Date" }),
      endDate: t.expose("endDate", { type: "Date" }),
      federalStamp: t.expose("federalStamp", { type: "Chf" }),
      conditionUri: t.exposeString("conditionUri"),
      residence: t.expose("residence", { type: Residence }),
      baseModules: t.expose("baseModules", { type: ModuleGroup }),
      complementaryModules: t.expose("complementaryModules", { type: ModuleGroup }),
    }),
  });
