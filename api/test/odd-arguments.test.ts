import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { expect, test } from "vitest";
import { type Random, randomOf } from "../seed/random.ts";
import { privateSchema, publicSchema } from "../src/schemas.ts";
import { aCustomer, callsAs } from "./portal.ts";

/** Each root field of both doors with arguments of the right type and odd values: refused or answered, never a fault. */

const ROUNDS = process.env["LONG"] === "1" ? 200 : 15;

const texts: [string, ...string[]] = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202Ex",
  "%E0%A4%A",
  "' or 1=1 --",
  "é".repeat(3000),
  "9".repeat(400),
  "__proto__",
  "null",
  "2026-12-01",
  "0000-01-01",
  "9999-12-31",
  "2026-02-30",
  "infinity",
  "00000000-0000-0000-0000-000000000000",
  "a@example.ch",
  "+41791234567",
  "CH9300762011623852957",
  "🙂",
  "1",
  "-1",
  "1e400",
  "fr",
];
const days: [string, ...string[]] = ["2026-12-01", "0001-01-01", "9999-12-31", "2026-02-30", "x"];
const numbers: [number, ...number[]] = [0, -1, 1, 19, 2_147_483_647, -2_147_483_648];

function oddValue(type: GraphQLInputType, random: Random, depth = 0): unknown {
  if (isNonNullType(type)) return oddValue(type.ofType, random, depth);
  if (random.chance(0.1)) return undefined;
  if (isListType(type))
    return Array.from({ length: random.pick([0, 1, 2, 60]) }, () =>
      oddValue(type.ofType, random, depth + 1),
    ).map((one) => one ?? null);
  if (isInputObjectType(type)) {
    if (depth > 4) return undefined;
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        oddValue(field.type, random, depth + 1),
      ]),
    );
  }
  if (isEnumType(type)) {
    const [first = "", ...others] = type.getValues().map(({ name }) => name);
    return random.pick([first, ...others]);
  }
  return oddScalar(getNamedType(type).name, random);
}

function oddScalar(name: string, random: Random): unknown {
  if (name === "Int") return random.pick(numbers);
  if (name === "Float" || name === "Chf") return random.pick([0, -0.005, 1e308, 12.345, 1]);
  if (name === "Boolean") return random.chance(0.5);
  if (name === "Date") return random.pick(days);
  return random.pick(texts);
}

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const head = args.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
  const given = args.map((one) => `${one.name}: $${one.name}`).join(", ");
  const selection = isCompositeType(getNamedType(type)) ? " { __typename }" : "";
  return `${kind} Odd${head && `(${head})`} { ${name}${given && `(${given})`}${selection} }`;
}

function fieldsOf(door: "private" | "public", schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ args }) => args.length > 0)
      .map((field) => ({ door, kind: root?.name === "Query" ? "query" : "mutation", field })),
  );
}

const fields = [...fieldsOf("private", privateSchema), ...fieldsOf("public", publicSchema)];

test.each(fields)(
  "W03 W04 $door $field.name takes odd arguments without a fault",
  async (asked) => {
    const { door, kind, field } = asked;
    const who = door === "private" ? await aCustomer() : callsAs();
    const ask = door === "private" ? who.graphql : who.publicGraphql;
    const random = randomOf(27, field.name);
    const document = documentOf(kind, field);
    for (let round = 0; round < ROUNDS; round++) {
      const given = field.args.map(({ name, type }) => [name, oddValue(type, random)]);
      const variables = Object.fromEntries(given);
      const { errors } = await ask(document, variables);
      const codes = errors?.map(({ extensions }) => extensions["code"]);
      const isFault = codes?.includes("UNEXPECTED") === true;
      expect(isFault ? JSON.stringify(variables).slice(0, 500) : "no fault").toBe("no fault");
    }
  },
);
