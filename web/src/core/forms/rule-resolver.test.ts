import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ruleResolver } from "./rule-resolver.ts";

const rule = z.object({
  person: z.union([z.int("number"), z.literal("ALL", "all")], "required"),
  place: z.object({
    zip: z.string().check(z.minLength(4, "zip.short"), z.regex(/^\d+$/, "zip.digits")),
  }),
});
const options = { fields: {}, shouldUseNativeValidation: false };

test("each wrong field has the key of the first thing that is wrong with it", async () => {
  const { values, errors } = await ruleResolver(rule)(
    { person: Number.NaN, place: { zip: "x" } },
    undefined,
    options,
  );
  expect(values).toEqual({});
  expect(errors.person?.message).toBe("required");
  expect(errors.place?.zip?.message).toBe("zip.short");
});

test("what is right comes as the rule makes it", async () => {
  const shout = z.object({ name: z.string().check(z.trim(), z.toUpperCase()) });
  const { values, errors } = await ruleResolver(shout)({ name: " anna " }, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ name: "ANNA" });
});
