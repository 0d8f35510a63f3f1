import { brand } from "@portal/brand/brand.ts";
import { InsuranceModel, PropertyType } from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { BILL_WORKING_DAYS } from "@portal/model/send.ts";
import { z } from "zod";
import type { PublicContext } from "../core/context.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { companyIn } from "../insurer/papers/company.ts";
import { type Block, type Company, heading, type Paper, paragraph } from "../insurer/pdf/paper.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import { longDate } from "../insurer/pdf/texts.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";
import type { Article, ConditionTexts } from "./texts/shape.ts";

/** The first day of the present wording. */
export const EDITION = "2025-01-01";
/** Every wording that was ever sent, by its first day: a new edition is added, none is changed. */
const editions: Readonly<Record<string, Readonly<Record<Language, ConditionTexts>>>> = {
  [EDITION]: { fr, de, it, en },
};

export const ConditionedProduct = z.object({
  code: z.string(),
  kind: z.string(),
  model: z.string().nullable(),
  propertyType: z.string().nullable(),
  name: z.string(),
});
export type ConditionedProduct = z.infer<typeof ConditionedProduct>;

const productOf = prepare((wanted: { code: string }) =>
  sql
    .selectFrom("product")
    .select(["code", "kind", "model", "propertyType", "names"])
    .where("code", "=", wanted.code),
);

/** The general conditions of a product; they contain no personal data. */
export async function readConditions(
  ctx: PublicContext,
  productCode: string,
  language: Language,
): Promise<Paper> {
  const [product] = await ctx.read(productOf({ code: productCode }));
  if (!product) throw new Problem("NOT_FOUND");
  const { names, ...terms } = product;
  const named = { ...terms, name: Names.parse(names)[language] };
  return conditionsPaper(named, EDITION, language, companyIn(language));
}

/** The conditions of a product in the wording of an edition. */
export function conditionsPaper(
  product: ConditionedProduct,
  edition: string,
  language: Language,
  company: Company,
): Paper {
  const t = editions[edition]?.[language];
  if (!t) throw new Error(`No conditions are worded as of ${edition}.`);
  const articles = [...articlesOf(product, t), ...t.closing];
  return {
    language,
    title: product.name,
    subtitle: `${t.title} · ${t.edition.replace("{date}", longDate(edition, language))}`,
    date: edition,
    company,
    blocks: articles.flatMap((one, place) => blocksOf(one, `${t.article} ${place + 1}`, company)),
  };
}

/** A cache of rendered documents: there are few products, and the route is public. */
const drawn = new Map<string, Promise<Buffer>>();
const MOST_DRAWN = 200;

export async function drawConditions(
  ctx: PublicContext,
  productCode: string,
  language: Language,
): Promise<Buffer> {
  const paper = await readConditions(ctx, productCode, language);
  const key = `${productCode} ${language} ${paper.title}`;
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const drawing = renderPaper(paper);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

function articlesOf(
  { code, kind, model, propertyType }: ConditionedProduct,
  t: ConditionTexts,
): Article[] {
  const { basic, supplementary, property } = t;
  if (kind === "BASIC") {
    return [...basic.opening, ...basic.family[InsuranceModel.parse(model)], ...basic.rest];
  }
  if (kind === "PROPERTY") {
    const family = property.family[PropertyType.parse(propertyType)];
    return [...property.opening, ...family, ...property.rest];
  }
  const family = supplementary.family[code.startsWith("AH") ? "HOSPITAL" : "OUTPATIENT"];
  return [...supplementary.opening, ...family, ...supplementary.rest];
}

function blocksOf({ title, paragraphs }: Article, number: string, company: Company): Block[] {
  const lines = paragraphs.map((text) => paragraph(withCompany(text, company)));
  return [heading(`${number}  ${title}`), ...lines];
}

function withCompany(text: string, company: Company): string {
  return text
    .replaceAll("{insurer}", company.name)
    .replaceAll("{phone}", company.phone)
    .replaceAll("{email}", brand.supportEmail)
    .replaceAll("{billDays}", String(BILL_WORKING_DAYS));
}
