import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Company } from "../pdf/paper.ts";

/** Before this version, papers in all languages named the company in French and gave its French phone line. */
const IN_ITS_LANGUAGE = 2;

/** The insurer as named on the document's day of issue. */
export function companyAsIssued(wording: number, language: Language): Company {
  return companyIn(wording < IN_ITS_LANGUAGE ? "fr" : language);
}

export function companyIn(language: Language): Company {
  return { name: brand.legalName[language], phone: brand.phone[language] };
}
