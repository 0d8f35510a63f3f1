import type { Texts } from "../texts.ts";

/** The Italian texts, by group. */
export const files = import.meta.glob<Texts>("./*.json", {
  import: "default",
  base: "../../../../locales/it",
});
