import { formatChf } from "@portal/model/money.ts";

/** A value of a stored request after its path: `victim.phone`, `079 000 00 00`. */
export interface StoredField {
  name: string;
  value: string;
}

/** Fields with amounts in rappen. */
const amounts: readonly string[] = ["amount", "recognised", "deductible", "insuredAmount"];

/** The values of a stored request in their order; empty ones are left out. */
export function storedFields(value: unknown, path = ""): StoredField[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "object") {
    const list = Array.isArray(value);
    return Object.entries(value).flatMap(([key, inner]) => {
      const name = list ? `${path}[${Number(key) + 1}]` : [path, key].filter(Boolean).join(".");
      return storedFields(inner, name);
    });
  }
  return [{ name: path, value: describeValue(value, path.split(".").at(-1) ?? "") }];
}

function describeValue(value: unknown, name: string): string {
  if (typeof value === "number" && amounts.includes(name)) return formatChf(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
