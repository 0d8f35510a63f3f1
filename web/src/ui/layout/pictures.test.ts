import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pictures = globSync("web/public/pictures/*.svg").filter((file) => !file.includes("/logo-"));

test("H05 H10 every drawing of the insurer's has its own colours in the dark", () => {
  expect(pictures.length).toBeGreaterThan(8);
  for (const file of pictures) {
    const drawing = readFileSync(file, "utf8");
    const [, dark = ""] =
      /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(drawing) ?? [];
    const shapes = drawing.replace(/<style>.*<\/style>/, "");
    for (const [, part = "", colour = ""] of shapes.matchAll(/(fill|stroke)="(#\w+)"/g))
      expect(dark, file).toContain(`[${part}="${colour}"]{${part}:#`);
  }
});
