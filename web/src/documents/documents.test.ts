import { expect, test } from "vitest";
import { withoutAccents } from "./documents.ts";

test("a title is found without its capitals and accents", () => {
  expect(withoutAccents("Participation aux Coûts")).toBe("participation aux couts");
});
