import { damageLabels, type LabelledField } from "@portal/model/damage/labels.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** What the fields are called; the copy calls them the same. */
export function useLabels(): (field: LabelledField) => string {
  const { language } = useLanguage();
  return (field) => damageLabels[field][language];
}
