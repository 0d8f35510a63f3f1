import blocks from "../../../../locales/fr/blocks.json" with { type: "json" };
import global from "../../../../locales/fr/global.json" with { type: "json" };
import homepage from "../../../../locales/fr/homepage.json" with { type: "json" };
import template from "../../../../locales/fr/template.json" with { type: "json" };
import type { FirstTexts } from "../../texts/texts.ts";

/** The French texts of the first screen, and the loader of all others. */
export const first: FirstTexts = {
  groups: { blocks, global, homepage, template },
  others: async () => (await import("../files/fr.ts")).files,
};
