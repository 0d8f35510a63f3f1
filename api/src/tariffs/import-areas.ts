import type pg from "pg";
import { runInBatches, keepRows, productsByTariff, readOwnRows } from "./loading.ts";
import { cantonOf, insurerOf, regionOf, yearOf } from "./published-codes.ts";

/** The areas of tariffs that the Federal Office of Public Health publishes (`Einzugsgebiete.csv`). */
const columns = {
  insurer: ["Versicherer"],
  canton: ["Kanton"],
  year: ["Geschäftsjahr", "Geschaeftsjahr"],
  region: ["Region"],
  tariff: ["Tarif"],
  restricted: ["Eingeschränkt", "Eingeschraenkt"],
  communes: ["Gemeinden-BFS"],
} as const;

interface AreaRow {
  insurer_code: string;
  product_code: string;
  year: number;
  territory: string;
  region: number;
  isRestricted: boolean;
  communes: number[];
}

/**
 * Stores the communes in which a product is sold, unless it is sold everywhere. The communes of an area are in its
 * premium region, so the file also gives the regions by BFS number.
 */
export async function importAreas(owner: pg.Client, file: string): Promise<number> {
  const products = await productsByTariff(owner);
  const areas = await readOwnRows(owner, file, {
    columns,
    read: (cells) => readRow(cells, products.get(cells.tariff)?.code),
  });
  return keepRows(owner, { kind: "areas", file }, areas, async (rows) => {
    await replaceAreas(owner, rows);
    await addRegions(owner, rows);
  });
}

function readRow(
  cells: Record<keyof typeof columns, string>,
  productCode: string | undefined,
): AreaRow | string {
  const year = yearOf(cells.year);
  const territory = cantonOf(cells.canton);
  const region = regionOf(cells.region);
  const communes = cells.communes.split(/[\s,;|]+/).filter((one) => one !== "");
  if (!productCode) {
    return `no product has the tariff ${cells.tariff}; import the products first`;
  }
  if (year === undefined) return `the year ${cells.year} cannot be read`;
  if (territory === undefined) return `${cells.canton} is no canton`;
  if (region === undefined) return `the region ${cells.region} cannot be read`;
  const odd = communes.find((one) => !/^\d{1,4}$/.test(one));
  if (odd !== undefined) return `${odd} is no number of a commune`;
  return {
    insurer_code: insurerOf(cells.insurer),
    product_code: productCode,
    year,
    territory,
    region,
    isRestricted: /^(?:j|ja|1|true|y)$/i.test(cells.restricted),
    communes: communes.map(Number),
  };
}

async function replaceAreas(owner: pg.Client, rows: readonly AreaRow[]): Promise<void> {
  await owner.query("delete from product_area where year = any ($1) and insurer_code = any ($2)", [
    rows.map(({ year }) => year),
    rows.map((row) => row.insurer_code),
  ]);
  const areas = rows
    .filter(({ isRestricted }) => isRestricted)
    .flatMap(({ communes, insurer_code, product_code, year, territory }) =>
      communes.map((ofs) => ({
        insurer_code,
        product_code,
        year,
        territory,
        ofs_locality_id: ofs,
      })),
    );
  await runInBatches(
    owner,
    `insert into product_area select * from jsonb_populate_recordset(null::product_area, $1) on conflict do nothing`,
    areas,
  );
}

async function addRegions(owner: pg.Client, rows: readonly AreaRow[]): Promise<void> {
  const regions = rows.flatMap(({ territory, region, year, communes }) =>
    communes.map((ofs) => ({ canton: territory, region, valid_from: `${year}-01-01`, ofs })),
  );
  await runInBatches(
    owner,
    `insert into premium_region (canton, commune, valid_from, ofs_locality_id, region)
     select distinct on (r.ofs, r.valid_from) r.canton, coalesce(
         (select l.commune from swiss_locality l where l.ofs_locality_id = r.ofs limit 1), 'BFS ' || r.ofs),
       r.valid_from, r.ofs, r.region
     from jsonb_to_recordset($1) r (canton text, region smallint, valid_from date, ofs integer)
     on conflict (canton, commune, valid_from)
       do update set region = excluded.region, ofs_locality_id = excluded.ofs_locality_id`,
    regions,
  );
}
