import blocks from "../../../../locales/de/blocks.json" with { type: "json" };
import global from "../../../../locales/de/global.json" with { type: "json" };
import homepage from "../../../../locales/de/homepage.json" with { type: "json" };
import template from "../../../../locales/de/template.json" with { type: "json" };
import type { FirstTexts } from "../../texts/texts.ts";

/** The German texts of the first screen, and the loader of all others. */
export const first: FirstTexts = {
  groups: { blocks, global, homepage, template },
  others: async () => (await import("../files/de.ts")).files,
};
