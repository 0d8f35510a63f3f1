import type { Texts } from "../texts.ts";

/** The English texts, by group. */
export const files = import.meta.glob<Texts>("./*.json", {
  import: "default",
  base: "../../../../locales/en",
});
