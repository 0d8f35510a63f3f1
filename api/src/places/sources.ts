import type pg from "pg";

const LOCK = 7_281_906;

export type Directory = "localities" | "addresses";

/** One load at a time, and all of it or nothing. */
export async function inTransaction<Result>(
  owner: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const result = await work();
    await owner.query("commit");
    return result;
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

/** Collects the words that misspelt ones are compared with. */
export async function renewWords(owner: pg.Client): Promise<void> {
  await owner.query("delete from place_word");
  await owner.query(
    `insert into place_word (word, in_locality)
     select word, bool_or(in_locality) from (
       select distinct unnest(tsvector_to_array(search)) as word, true as in_locality from swiss_locality
       union all
       select distinct unnest(tsvector_to_array(search)), false from swiss_street
     ) words
     where word ~ '^[a-z]{3,}' group by word`,
  );
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
