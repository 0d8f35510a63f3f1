import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Company } from "../pdf/paper.ts";

/** Before this wording, papers in every language named the company in French and gave its French-speaking line. */
const IN_ITS_LANGUAGE = 2;

/** How a filed document names the insurer: as it did on the day of issue. */
export function companyAsIssued(wording: number, language: Language): Company {
  return companyIn(wording < IN_ITS_LANGUAGE ? "fr" : language);
}

export function companyIn(language: Language): Company {
  return { name: brand.legalName[language], phone: brand.phone[language] };
}
