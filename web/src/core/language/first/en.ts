import blocks from "../../../../locales/en/blocks.json" with { type: "json" };
import global from "../../../../locales/en/global.json" with { type: "json" };
import homepage from "../../../../locales/en/homepage.json" with { type: "json" };
import template from "../../../../locales/en/template.json" with { type: "json" };
import type { FirstTexts } from "../../texts/texts.ts";

/** The English texts of the first screen, and the loader of all others. */
export const first: FirstTexts = {
  groups: { blocks, global, homepage, template },
  others: async () => (await import("../files/en.ts")).files,
};
