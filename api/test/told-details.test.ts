import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { isConfirmedByEmail } from "@portal/model/requests/receipt.ts";
import { requestKinds } from "../src/back-office.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The smallest value that a schema accepts, with every field that it knows. */
function valueOf(schema: JsonSchema): unknown {
  const [first] = schema.enum ?? schema.anyOf ?? [];
  if (schema.const !== undefined) return schema.const;
  if ("default" in schema) return schema.default;
  if (schema.enum) return first;
  if (schema.anyOf) return valueOf(first as JsonSchema);
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        valueOf(field as JsonSchema),
      ]),
    );
  if (schema.type === "array") return [valueOf(schema.items as JsonSchema)];
  if (schema.type === "integer") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "null") return null;
  if (schema.format === "uuid") return "00000000-0000-4000-8000-000000000001";
  return schema.format === "date" ? "2026-11-18" : "text";
}

test.each(requestKinds.map((kind) => [kind.type, kind.nature, kind] as const))(
  "J02 what a request %s %s is stored with can be read by change tracking",
  (type, _nature, { details }) => {
    const value = valueOf(z.toJSONSchema(details, { unrepresentable: "any", io: "input" }));
    expect(z.safeParse(details, value).error).toBeUndefined();
    expect(readDetails(type, value)).toMatchObject({ kind: expect.any(String) });
  },
);

test("J02 a code that is not known yet does not keep a request from being told", () => {
  const call = { phone: "+41795550145", date: "2026-11-20", period: "NIGHT" };
  expect(readDetails("CALLBACK", call)).toEqual({ kind: "callback", ...call });
});

test.each(requestKinds.map((kind) => [kind.type, kind.nature, kind] as const))(
  "J02 the receipt of a request %s %s speaks of a confirmation where one leaves",
  (type, _nature, { received }) => {
    expect(isConfirmedByEmail(type)).toBe(received !== undefined);
  },
);
