import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { loadUnderLock } from "../core/db/load.ts";

export interface BankRow {
  noClearing: string;
  name: string;
  bic: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  country: string | null;
}

const LOCK = 7_281_907;
const file = path.join(import.meta.dirname, "../../seed/banks.tsv");

/** Loads the shipped banks, unless they or the official list are already there. */
export async function loadShippedBanks(owner: pg.Client): Promise<void> {
  const text = readFileSync(file, "utf8");
  const source = `shipped ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
  const { rows } = await owner.query<{ source: string }>("select source from bank_source");
  const present = rows[0]?.source;
  if (present === source || present?.startsWith("official")) return;
  await replaceBanks(owner, rowsIn(text), source);
}

/** Replaces all banks, all or none, one load at a time. */
export function replaceBanks(
  owner: pg.Client,
  banks: readonly BankRow[],
  source: string,
): Promise<number> {
  return loadUnderLock(owner, LOCK, async () => {
    await owner.query("delete from bank");
    await owner.query(
      `insert into bank (no_clearing, name, bic, street, zip, city, country)
       select "noClearing", name, bic, street, zip, city, country
       from jsonb_to_recordset($1::jsonb)
         as row ("noClearing" text, name text, bic text, street text, zip text, city text, country text)`,
      [JSON.stringify(banks)],
    );
    await owner.query(
      `insert into bank_source (source, row_count) values ($1, $2)
       on conflict (single) do update set source = excluded.source, row_count = excluded.row_count, loaded_at = now()`,
      [source, banks.length],
    );
    return banks.length;
  });
}

function rowsIn(text: string): BankRow[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [noClearing, name, bic, street, zip, city, country] = line
        .split("\t")
        .map((value) => value || null);
      return {
        noClearing: noClearing ?? "",
        name: name ?? "",
        bic: bic ?? null,
        street: street ?? null,
        zip: zip ?? null,
        city: city ?? null,
        country: country ?? null,
      };
    });
}
