import type pg from "pg";
import { loadUnderLock } from "../../core/db/load.ts";
import { SLIP_LENGTH } from "../spelling.ts";

const LOCK = 7_281_906;

export type Directory = "localities" | "addresses";

/** One load at a time, all or none. */
export function loadExclusively<Result>(
  owner: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  return loadUnderLock(owner, LOCK, work);
}

/** Rebuilds the words for spelling correction. `streets` is the table that has the streets from now on. */
export async function renewSlips(owner: pg.Client, streets: string): Promise<void> {
  await owner.query("delete from place_slip");
  await owner.query(
    `insert into place_slip (slip, word, in_locality)
     with words as (
       select word, bool_or(in_locality) as in_locality, left(word, ${SLIP_LENGTH}) as beginning from (
         select distinct unnest(tsvector_to_array(search)) as word, true as in_locality from swiss_locality
         union all
         select distinct unnest(tsvector_to_array(search)), false from ${streets}
       ) found
       where word ~ '^[a-z]{2}' group by word
     )
     select distinct left(beginning, at - 1) || substr(beginning, at + 1), word, in_locality
     from words cross join lateral generate_series(1, length(beginning) + 1) at`,
  );
  await owner.query("analyze place_slip");
}

export async function rememberSource(
  owner: pg.Client,
  directory: Directory,
  source: string,
  rows: number,
): Promise<void> {
  await owner.query(
    `insert into place_source (directory, source, row_count) values ($1, $2, $3)
     on conflict (directory) do update set source = excluded.source, row_count = excluded.row_count, loaded_at = now()`,
    [directory, source, rows],
  );
}

export async function sourceOf(
  owner: pg.Client,
  directory: Directory,
): Promise<string | undefined> {
  const { rows } = await owner.query<{ source: string }>(
    "select source from place_source where directory = $1",
    [directory],
  );
  return rows[0]?.source;
}
