import { useTexts } from "../../core/language/i18n.tsx";

/** The labels of the fields, in the order of the form. */
export function useLabels(isManual: boolean) {
  const t = useTexts("addresses");
  return {
    country: t("field.country"),
    ...(isManual && { street: t("field.street") }),
    number: t("field.number"),
    swissLocalityId: isManual ? t("field.locality") : t("field.address"),
    zip: t("field.zip"),
    locality: t("field.city"),
    complement: t("field.complement"),
    poBox: t("field.poBox"),
    startOfValidity: t("field.start"),
  };
}
