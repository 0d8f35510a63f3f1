import blocks from "../../../../locales/it/blocks.json" with { type: "json" };
import global from "../../../../locales/it/global.json" with { type: "json" };
import homepage from "../../../../locales/it/homepage.json" with { type: "json" };
import template from "../../../../locales/it/template.json" with { type: "json" };
import type { FirstTexts } from "../../texts/texts.ts";

/** The Italian texts of the first screen, and the loader of all others. */
export const first: FirstTexts = {
  groups: { blocks, global, homepage, template },
  others: async () => (await import("../files/it.ts")).files,
};
