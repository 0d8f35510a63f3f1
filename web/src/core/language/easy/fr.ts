import type { Texts } from "../../texts/texts.ts";

/** The French explanations in easy language, by group, in one file because a screen uses several groups. */
export const easy = import.meta.glob<Texts>("./*.json", {
  import: "default",
  base: "../../../../locales/fr/easy",
  eager: true,
});
