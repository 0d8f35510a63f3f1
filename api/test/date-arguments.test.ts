import { getNamedType, type GraphQLField, isCompositeType, isInputObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { privateSchema } from "../src/schemas.ts";
import { aCustomer, type Customer } from "./portal.ts";

/** No root field with a date argument passes an impossible day to the database. */
type Field = GraphQLField<unknown, unknown>;

const fields = [privateSchema.getQueryType(), privateSchema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args
      .filter(({ type }) => String(getNamedType(type)) === "Date")
      .map((argument) => ({ root: root?.name ?? "", field, argument: argument.name })),
  ),
);

/** The smallest document for a field: other arguments have valid values. */
function documentFor(root: string, field: Field, wrong: string): string {
  const others: Record<string, string> = { Int: "1", Date: '"2026-01-01"', String: '""', ID: '""' };
  const given = field.args.flatMap(({ name, type }) => {
    if (name === wrong) return [`${name}: $day`];
    const named = getNamedType(type);
    const isRequired = String(type).endsWith("!");
    if (!isRequired || isInputObjectType(named)) return [];
    return [`${name}: ${String(type).startsWith("[") ? "[]" : (others[String(named)] ?? "null")}`];
  });
  const selection = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
  const kind = root === "Query" ? "query" : "mutation";
  return `${kind} Asked($day: Date!) { ${field.name}(${given.join(", ")})${selection} }`;
}

let anna: Customer;
beforeAll(async () => {
  anna = await aCustomer();
});

test.each(fields)("W03 $field.name: an impossible $argument is invalid", async (asked) => {
  const document = documentFor(asked.root, asked.field, asked.argument);
  for (const day of ["2027-02-29", "2026-13-01", "2026-04-31", "0000-01-01", "2026-1-1", ""]) {
    const { errors } = await anna.graphql(document, { day });
    expect([day, errors?.[0]?.extensions]).toMatchObject([day, { code: "INVALID" }]);
  }
});

test("the dates of the schema are found", () => {
  const names = fields.map(({ field, argument }) => `${field.name}.${argument}`);
  expect(names).toEqual(
    expect.arrayContaining(["contracts.date", "documents.from", "invoices.to"]),
  );
});
