import { premiumFloor } from "@portal/model/premiums/basic-premium.ts";
import type pg from "pg";
import {
  runInBatches,
  keepRows,
  type KnownProduct,
  productsByTariff,
  readOwnRows,
} from "./loading.ts";
import {
  ageClassOf,
  cantonOf,
  deductibleOf,
  insurerOf,
  isFurtherChild,
  premiumOf,
  regionOf,
  riskOf,
  yearOf,
} from "./published-codes.ts";

/** The premiums that the Federal Office of Public Health publishes (`Prämien_CH.csv`). */
const columns = {
  insurer: ["Versicherer"],
  canton: ["Kanton"],
  year: ["Geschäftsjahr", "Geschaeftsjahr"],
  region: ["Region"],
  ageClass: ["Altersklasse"],
  ageSubgroup: ["Altersuntergruppe"],
  risk: ["Unfalleinschluss"],
  tariff: ["Tarif"],
  deductible: ["Franchise"],
  premium: ["Prämie", "Praemie"],
} as const;
type Cells = Record<keyof typeof columns, string>;

interface PremiumRow {
  line: number;
  insurer_code: string;
  year: number;
  territory: string;
  region: number;
  age_class: string;
  product_code: string;
  risk: string;
  deductible: number;
  premium: number;
  is_ordinary: boolean;
}

/** Replaces the premiums of the group's insurers for the same years and cantons, all or none. */
export async function importPremiums(owner: pg.Client, file: string): Promise<number> {
  const known = {
    products: await productsByTariff(owner),
    ordinaryDeductible: await ordinaryDeductibles(owner),
  };
  const premiums = await readOwnRows(owner, file, {
    columns,
    read: (cells, line) =>
      isFurtherChild(cells.ageSubgroup) ? undefined : readRow(line, cells, known),
    faultsAmong: unlawfulRows,
  });
  return keepRows(owner, { kind: "premiums", file }, premiums, (rows) =>
    replacePremiums(owner, rows),
  );
}

interface KnownTariffs {
  products: ReadonlyMap<string, KnownProduct>;
  ordinaryDeductible: (year: number, isChild: boolean) => number | undefined;
}

/** The ordinary deductible by year and age. */
async function ordinaryDeductibles(owner: pg.Client): Promise<KnownTariffs["ordinaryDeductible"]> {
  const { rows } = await owner.query<{ children: boolean; amount: number; since: number }>(
    `select for_children as children, amount, extract(year from valid_from)::int as since from deductible_rule
     where is_ordinary order by valid_from desc`,
  );
  return (year, isChild) =>
    rows.find(({ children, since }) => children === isChild && since <= year)?.amount;
}

/** A parsed row, or the name of the unreadable field. */
function readRow(
  line: number,
  cells: Cells,
  { products, ordinaryDeductible }: KnownTariffs,
): PremiumRow | string {
  const product = products.get(cells.tariff);
  if (!product) return `no product has the tariff ${cells.tariff}; import the products first`;
  const year = yearOf(cells.year);
  const territory = cantonOf(cells.canton);
  const region = regionOf(cells.region);
  const ageClass = ageClassOf(cells.ageClass);
  const risk = riskOf(cells.risk);
  const deductible = deductibleOf(cells.deductible);
  const premium = premiumOf(cells.premium);
  if (year === undefined) return `the year ${cells.year} cannot be read`;
  if (territory === undefined) return `${cells.canton} is no canton`;
  if (region === undefined) return `the region ${cells.region} cannot be read`;
  if (ageClass === undefined) return `the age class ${cells.ageClass} cannot be read`;
  if (risk === undefined) return `the accident cover ${cells.risk} cannot be read`;
  if (deductible === undefined) return `the deductible ${cells.deductible} cannot be read`;
  if (premium === undefined || premium === 0) return `the premium ${cells.premium} cannot be read`;
  return {
    line,
    insurer_code: insurerOf(cells.insurer),
    year,
    territory,
    region,
    age_class: ageClass,
    product_code: product.code,
    risk,
    deductible,
    premium,
    is_ordinary:
      product.model === "STANDARD" &&
      risk === "MIT" &&
      deductible === ordinaryDeductible(year, ageClass === "CHILD"),
  };
}

/** Every premium has an ordinary one, costs no more than it and at least half of it. */
function unlawfulRows(rows: readonly PremiumRow[]): string[] {
  const keyOf = (row: PremiumRow) =>
    `${row.insurer_code} ${row.year} ${row.territory} ${row.region} ${row.age_class}`;
  const ordinary = new Map(
    rows.filter((row) => row.is_ordinary).map((row) => [keyOf(row), row.premium]),
  );
  return rows.flatMap((row) => {
    const against = ordinary.get(keyOf(row));
    if (against === undefined) return [`line ${row.line}: there is no ordinary premium beside it`];
    if (row.premium > against) return [`line ${row.line}: it is above the ordinary premium`];
    if (row.premium < premiumFloor(against)) {
      return [`line ${row.line}: it is below half of the ordinary premium`];
    }
    return [];
  });
}

async function replacePremiums(owner: pg.Client, rows: readonly PremiumRow[]): Promise<void> {
  const years = [...new Set(rows.map(({ year }) => year))];
  await runInBatches(
    owner,
    `delete from basic_premium p
     using (select distinct insurer_code, year, territory from jsonb_populate_recordset(null::basic_premium, $1)) r
     where p.insurer_code = r.insurer_code and p.year = r.year and p.territory = r.territory`,
    distinctBy(rows, (row) => `${row.insurer_code} ${row.year} ${row.territory}`),
  );
  await runInBatches(
    owner,
    `insert into basic_premium (insurer_code, year, territory, region, age_class, product_code, risk, deductible, premium,
       is_ordinary)
     select r.insurer_code, r.year, r.territory, r.region, r.age_class, r.product_code, r.risk, r.deductible, r.premium,
       r.is_ordinary
     from jsonb_populate_recordset(null::basic_premium, $1) r
     on conflict (insurer_code, year, territory, region, age_class, product_code, risk, deductible)
       do update set premium = excluded.premium`,
    rows,
  );
  await owner.query(
    `insert into tariff_year (year, announced_on, environmental_refund, accident_share)
     select y, make_date(y - 1, 10, 1),
       coalesce((select environmental_refund from tariff_year order by year desc limit 1), 0), 700
     from unnest($1::int[]) y on conflict do nothing`,
    [years],
  );
}

function distinctBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
