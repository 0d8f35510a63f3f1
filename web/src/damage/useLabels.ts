import { damageLabels, type LabelledField } from "@portal/model/damage/labels.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** The labels of the fields, which the copy uses too. */
export function useLabels(): (field: LabelledField) => string {
  const { language } = useLanguage();
  return (field) => damageLabels[field][language];
}
