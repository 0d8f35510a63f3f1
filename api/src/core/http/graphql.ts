import { Problem } from "@portal/model/portal/problems.ts";
import { isDay } from "@portal/model/calendar/typed-dates.ts";
import SchemaBuilder from "@pothos/core";
import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { type Policy, requireAccess, type Rule, ruleFor, accessTexts } from "./access.ts";
import { recordOf } from "../records.ts";
import type { Context, PublicContext } from "../context.ts";

type Scalars = {
  /** Rappen in the code, francs in the API. */
  Chf: { Input: number; Output: number };
  Date: { Input: string; Output: string };
  /** The details depend on the type of the request; the model defines their shapes. */
  InteractionDetails: { Input: never; Output: object };
};

/** The private schema: every field checks the session row first. */
export const builder = new SchemaBuilder<{
  Context: Context;
  Scalars: Scalars;
  DefaultFieldNullability: false;
}>({ defaultFieldNullability: false });

/** The public schema, for visitors. */
export const publicBuilder = new SchemaBuilder<{
  Context: PublicContext;
  DefaultFieldNullability: false;
}>({ defaultFieldNullability: false });

builder.scalarType("Chf", {
  description: "An amount in francs.",
  serialize: (rappen) => rappen / 100,
  parseValue: (francs) => {
    if (typeof francs !== "number" || !Number.isFinite(francs))
      throw new Problem("INVALID", { reason: "Chf must be a number" });
    return Math.round(francs * 100);
  },
});

builder.scalarType("Date", {
  description: "A calendar day, YYYY-MM-DD.",
  serialize: (day) => day,
  parseValue: (day) => {
    if (typeof day !== "string" || !isDay(day))
      throw new Problem("INVALID", { reason: "Date must be a day of the calendar, YYYY-MM-DD" });
    return day;
  },
});

const questions = "Questions. Each says who may ask it.";
builder.queryType({ description: questions });
builder.mutationType({
  description:
    "Acts. Each commits as a whole or not at all; with an `Idempotency-Key` it happens once. Each says who may do it.",
});
publicBuilder.queryType({ description: questions });

/** The values of an enum with their descriptions; a missing description does not compile. */
export function enumValues<const Value extends string>(
  values: readonly Value[],
  meanings: Record<NoInfer<Value>, string>,
): Record<Value, { description: string }> {
  return recordOf(values, (value) => ({ description: meanings[value] }));
}

/**
 * Applies the policy to every root field of the private schema. The reads of a query are sent together with the session
 * check and returned only if the rule holds; a mutation starts after the check.
 */
export function secure(
  schema: GraphQLSchema,
  policy: Policy,
  enforce = requireAccess,
): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    if (!root) continue;
    const isQuery = root === schema.getQueryType();
    for (const [name, field] of Object.entries(root.getFields())) {
      const operation = `${root.name}.${name}`;
      const rule = ruleFor(policy, operation);
      const resolve = field.resolve as GraphQLFieldResolver<unknown, Context> | undefined;
      if (!resolve || rule.who === "public")
        throw new Error(`${operation} cannot be public in the private schema.`);
      if (rule.toleratesLag && !isQuery) throw new Error(`${operation} decides on what it reads.`);
      field.description = sayingWho(field.description, rule);
      field.resolve = async (
        source: unknown,
        args: Record<string, unknown>,
        ctx: Context,
        info,
      ) => {
        if (!isQuery) enforce(rule, await ctx.session());
        const reader = rule.toleratesLag ? ctx.toleratingLag() : ctx;
        const answer: unknown = resolve(source, args, reader, info);
        if (!isQuery) return answer;
        if (rule.audited) ctx.noteRead(operation);
        const settled = Promise.resolve(answer);
        settled.catch(() => {});
        enforce(rule, await ctx.session());
        return settled;
      };
    }
  }
  return schema;
}

/** Checks that the policy marks every field of the public schema as public. */
export function allPublic(schema: GraphQLSchema, policy: Policy): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(root?.getFields() ?? {})) {
      const operation = `public ${root?.name}.${name}`;
      const rule = ruleFor(policy, operation);
      if (rule.who !== "public") throw new Error(`${operation} must be public.`);
      field.description = sayingWho(field.description, rule);
    }
  }
  return schema;
}

/** Appends the access rule to the description of a root field; a field without a description stays without one. */
function sayingWho(description: string | null | undefined, { who }: Rule): string | undefined {
  return description ? `${description}\n\n${accessTexts[who]}` : undefined;
}
