import blocks from "../../../locales/it/blocks.json" with { type: "json" };
import desk from "../../../locales/it/desk.json" with { type: "json" };
import global from "../../../locales/it/global.json" with { type: "json" };
import type { FirstTexts, Texts } from "../../core/texts/texts.ts";

/** The Italian texts of the desk. The rooms' texts are loaded with their room. */
export const first: FirstTexts = {
  groups: { blocks, desk, global },
  others: () =>
    Promise.resolve(
      import.meta.glob<Texts>(
        [
          "./desk_*.json",
          "./interactions.json",
          "./forms.json",
          "./leclub.json",
          "./cyberprotect.json",
        ],
        {
          import: "default",
          base: "../../../locales/it",
        },
      ),
    ),
};
