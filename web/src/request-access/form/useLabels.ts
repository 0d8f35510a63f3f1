import { brand } from "@portal/brand/brand.ts";
import { useTexts } from "../../core/language/i18n.tsx";

/** The labels of the form, in its order. */
export function useLabels() {
  const t = useTexts("request_access");
  return {
    insuredNumber: t("insuredNumber.label"),
    birthdate: t("birthdate"),
    phone: t("phone"),
    email: t("email"),
    emailAgain: t("emailAgain.label"),
    terms: t("terms.label"),
    privacy: t("privacy.label"),
    userConsentDP: t("consent", { brand: brand.name }),
  };
}
export type Labels = ReturnType<typeof useLabels>;
