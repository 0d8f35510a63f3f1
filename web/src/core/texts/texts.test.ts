import { expect, test } from "vitest";
import { findText } from "./texts.ts";

const texts = {
  hello: "Bonjour {{name}}",
  bell: { unread_one: "{{count}} non lue", unread_other: "{{count}} non lues" },
  markup: "<b>{{ name }}</b>",
};

test("values are filled in, and stay plain text", () => {
  expect(findText(texts, "hello", "fr", { name: "<Mia>" })).toBe("Bonjour <Mia>");
  expect(findText(texts, "markup", "fr", { name: "$& {{name}}" })).toBe("<b>$& {{name}}</b>");
});

test.each([
  ["fr", 0, "0 non lue"],
  ["fr", 1, "1 non lue"],
  ["fr", 2, "2 non lues"],
  ["de", 0, "0 non lues"],
] as const)("the plural follows the language: %s, %s", (language, count, text) => {
  expect(findText(texts, "bell.unread", language, { count })).toBe(text);
});

test.each(["nothing", "bell", "bell.nothing", "hello.more", "constructor", "bell.toString"])(
  "A05 the key %s has no text",
  (key) => {
    expect(findText(texts, key, "fr")).toBeUndefined();
  },
);

test("a value that is not given stays visible as a blank", () => {
  expect(findText(texts, "hello", "fr")).toBe("Bonjour {{name}}");
});
