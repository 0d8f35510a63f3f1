import type { InsuranceModel, PropertyType } from "@portal/model/contract.ts";

export interface Article {
  title: string;
  paragraphs: readonly string[];
}

export function article(title: string, ...paragraphs: string[]): Article {
  return { title, paragraphs };
}

/** The conditions of a branch: articles for all its products, around those of one family of products. */
interface Branch<Family extends string> {
  opening: readonly Article[];
  family: Readonly<Record<Family, readonly Article[]>>;
  rest: readonly Article[];
}

/** The texts in one language. `{insurer}`, `{phone}` and `{email}` are the insurer's, `{billDays}` working days. */
export interface ConditionTexts {
  title: string;
  /** `{date}` is the first day of the edition. */
  edition: string;
  article: string;
  basic: Branch<InsuranceModel>;
  supplementary: Branch<"HOSPITAL" | "OUTPATIENT">;
  property: Branch<PropertyType>;
  /** The articles at the end of all conditions. */
  closing: readonly Article[];
}
