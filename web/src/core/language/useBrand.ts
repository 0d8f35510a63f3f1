import { brand } from "@portal/brand/brand.ts";
import { useLanguage } from "./i18n.tsx";

/** The insurer's name in the current language, and the phone number for that language. */
export function useBrand(): { legalName: string; phone: string } {
  const { language } = useLanguage();
  return { legalName: brand.legalName[language], phone: brand.phone[language] };
}
