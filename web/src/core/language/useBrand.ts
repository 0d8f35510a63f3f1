import { brand } from "@portal/brand/brand.ts";
import { useLanguage } from "./i18n.tsx";

/** What the insurer is called in the user's language, and the line that speaks it. */
export function useBrand(): { legalName: string; phone: string } {
  const { language } = useLanguage();
  return { legalName: brand.legalName[language], phone: brand.phone[language] };
}
