import type { Texts } from "../../texts/texts.ts";

/** The French texts after the first screen, by group. */
export const files = import.meta.glob<Texts>(
  [
    "./*.json",
    "!./blocks.json",
    "!./global.json",
    "!./homepage.json",
    "!./template.json",
    "!./desk*.json",
  ],
  { import: "default", base: "../../../../locales/fr" },
);
