import type { Language } from "@portal/model/portal/languages.ts";
import type { ConditionedProduct } from "../../src/conditions/conditions.ts";
import { Names } from "../../src/insurer/cover/stored-shapes.ts";
import { insurerRows, productRows, telemedicinePartnerRows } from "./catalogue.ts";

/** The names of the catalogue's codes, cached. */
const products = new Map(
  productRows().map((row) => [row.code, { ...row, names: Names.parse(row.names) }]),
);
const insurers = new Map(insurerRows().map((row) => [row.code, row]));
const partners = new Map(telemedicinePartnerRows().map((row) => [row.codeReseau, row]));

export function productOf(code: string) {
  const row = products.get(code);
  if (!row) throw new Error(`The catalogue has no product ${code}.`);
  return row;
}

export function nameOfProduct(code: string, language: Language): string | undefined {
  return products.has(code) ? productOf(code).names[language] : undefined;
}

export function insurerNames(code: string): unknown {
  return insurers.get(code)?.names;
}

/** A partner in the form of a database row. */
export function partnerRow(codeReseau: string | null | undefined) {
  const row = codeReseau ? partners.get(codeReseau) : undefined;
  if (!row) return null;
  return { name: row.name, phone: row.phone, type: row.type, code_reseau: row.codeReseau };
}

export function conditionedProduct(code: string, language: Language): ConditionedProduct {
  const { kind, model = null, propertyType = null, names } = productOf(code);
  return { code, kind, model, propertyType, name: names[language] };
}
