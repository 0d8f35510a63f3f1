import { expect, test } from "vitest";
import { plain } from "./documents.ts";

test("a title is found without its capitals and accents", () => {
  expect(plain("Participation aux Coûts")).toBe("participation aux couts");
});
