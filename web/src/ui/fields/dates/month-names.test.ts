import { languages } from "@portal/model/portal/languages.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(languages)("the months in %s are those that the language has", (language) => {
  const format = new Intl.DateTimeFormat(`${language}-CH`, { month: "long", timeZone: "UTC" });
  const file = new URL(`../../../../locales/${language}/global.json`, import.meta.url);
  const { months } = JSON.parse(readFileSync(file, "utf8")) as { months: string };
  expect(months.toLowerCase().split(" ")).toEqual(
    Array.from({ length: 12 }, (_, index) =>
      format.format(new Date(Date.UTC(2026, index, 1))).toLowerCase(),
    ),
  );
});
