import { CareDoctor, type Telemedecin } from "@portal/model/contract.ts";
import { AgeClass } from "@portal/model/premiums/age-classes.ts";
import { z } from "zod";

/** The schemas of JSON columns. The server writes them, so that an invalid value is a bug. */

export const Names = z.object({
  fr: z.string(),
  de: z.string(),
  it: z.string(),
  en: z.string(),
});

export const LevelNames = z.record(z.string(), Names);

export const Doctor = z.nullable(CareDoctor);

export const Partner = z
  .object({ name: z.string(), phone: z.string(), type: z.string(), code_reseau: z.string() })
  .transform(({ code_reseau: codeReseau, ...partner }): Telemedecin => ({ ...partner, codeReseau }))
  .nullable();

export const Clauses = z.array(z.object({ type: z.string(), rate: z.number() }));

export const Premiums = z
  .array(z.object({ ageClass: AgeClass, premium: z.number(), isOrdinary: z.boolean() }))
  .nullable();

export const Rules = z
  .array(
    z.object({
      forChildren: z.boolean(),
      code: z.string(),
      amount: z.number(),
      rebate: z.number(),
      isOrdinary: z.boolean(),
    }),
  )
  .nullable();

export const Reductions = z
  .array(z.object({ type: z.string(), amount: z.number() }))
  .nullable()
  .transform((found) => found ?? []);

export const Bands = z.array(z.object({ ageFrom: z.number(), premium: z.number() })).nullable();

export const ChosenModules = z.array(
  z.object({
    code: z.string(),
    level: z.string(),
    insuredAmount: z.number(),
    deductible: z.number(),
  }),
);

export const ModuleTariffs = z
  .array(
    z.object({
      code: z.string(),
      level: z.string(),
      isBase: z.boolean(),
      position: z.number(),
      rate: z.number(),
      minimum: z.number(),
      familySurcharge: z.number(),
      woodSurcharge: z.number(),
      rebates: z.array(z.object({ deductible: z.number(), rebate: z.number() })),
    }),
  )
  .nullable();
