import type { InsuranceModel, PropertyType } from "@portal/model/contract.ts";

export interface Article {
  title: string;
  paragraphs: readonly string[];
}

export function article(title: string, ...paragraphs: string[]): Article {
  return { title, paragraphs };
}

/** Conditions of a branch: what holds for all of its products, around what one family of them has of its own. */
interface Branch<Family extends string> {
  opening: readonly Article[];
  family: Readonly<Record<Family, readonly Article[]>>;
  rest: readonly Article[];
}

/** Everything the conditions say in one language. `{insurer}`, `{phone}` and `{email}` stand for ours, `{billDays}` for how long a bill takes. */
export interface ConditionTexts {
  title: string;
  /** `{date}` is the day from which the edition holds. */
  edition: string;
  article: string;
  basic: Branch<InsuranceModel>;
  supplementary: Branch<"HOSPITAL" | "OUTPATIENT">;
  property: Branch<PropertyType>;
  /** At the end of all of them. */
  closing: readonly Article[];
}
