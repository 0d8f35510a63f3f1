import type pg from "pg";
import { runInBatches, keepRows, productsByTariff, readOwnRows } from "./loading.ts";
import { modelOf, yearOf } from "./published-codes.ts";

/** The names of tariffs that the Federal Office of Public Health publishes (`Tarife.csv`). */
const columns = {
  insurer: ["Versicherer"],
  year: ["Geschäftsjahr", "Geschaeftsjahr"],
  tariff: ["Tarif"],
  tariffType: ["Tariftyp"],
  de: ["Name_DE"],
  fr: ["Name_FR"],
  it: ["Name_IT"],
  en: ["Name_EN"],
} as const;

interface ProductRow {
  code: string;
  model: string;
  tariff: string;
  names: Record<"fr" | "de" | "it" | "en", string>;
  year: number;
}

/** Adds the products of the group's insurers and renames existing ones. A product of the group has one name. */
export async function importProducts(owner: pg.Client, file: string): Promise<number> {
  const known = await productsByTariff(owner);
  const rows = await readOwnRows(owner, file, {
    columns,
    read: (cells) => readRow(cells, known.get(cells.tariff)?.code),
  });
  const products = [...new Map(rows.map((row) => [row.tariff, row])).values()];
  return keepRows(owner, { kind: "products", file }, products, (kept) =>
    runInBatches(
      owner,
      `insert into product (code, kind, model, tariff, names)
       select r.code, 'BASIC', r.model, r.tariff, r.names
       from jsonb_to_recordset($1) r (code text, model text, tariff text, names jsonb)
       on conflict (code) do update set names = excluded.names, model = excluded.model, tariff = excluded.tariff`,
      kept,
    ),
  );
}

function readRow(
  cells: Record<keyof typeof columns, string>,
  knownCode: string | undefined,
): ProductRow | string {
  const year = yearOf(cells.year);
  const type = modelOf(cells.tariffType);
  const name = cells.de || cells.fr || cells.it || cells.en;
  const letters = cells.tariff
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .slice(0, 8);
  if (year === undefined) return `the year ${cells.year} cannot be read`;
  if (!type) return `the type of tariff ${cells.tariffType} is not known`;
  if (letters === "") return `the tariff ${cells.tariff} cannot be read`;
  if (name === "") return `the tariff ${cells.tariff} has no name`;
  return {
    code: knownCode ?? `${type.prefix}${letters}`,
    model: type.model,
    tariff: cells.tariff,
    names: {
      fr: cells.fr || name,
      de: cells.de || name,
      it: cells.it || name,
      en: cells.en || name,
    },
    year,
  };
}
