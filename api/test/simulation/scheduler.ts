import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import pg from "pg";
import { uuidOf } from "../../seed/random.ts";

/** Starts a node whose jobs never run by themselves: the simulation decides when each has its round. */
export async function withoutTimers<Result>(start: () => Promise<Result>): Promise<Result> {
  const real = globalThis.setInterval;
  const never = () => real(() => {}, 2 ** 31 - 1).unref();
  globalThis.setInterval = Object.assign(never as unknown as typeof setInterval, real);
  try {
    return await start();
  } finally {
    globalThis.setInterval = real;
  }
}

/** Ids made by this process come from the seed until the returned function is called. */
export function seedIds(seed: number): () => void {
  const real = crypto.randomUUID;
  let count = 0;
  crypto.randomUUID = () => uuidOf(seed, `process ${count++}`) as crypto.UUID;
  syncBuiltinESMExports();
  return () => {
    crypto.randomUUID = real;
    syncBuiltinESMExports();
  };
}

/** Ids made by this database come from the seed, so that rows are treated in the same order each time. */
export async function seedIdsOfDatabase(ownerUrl: string, seed: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create sequence seeded_ids;
    grant usage on sequence seeded_ids to public;
    create or replace function pg_catalog.gen_random_uuid() returns uuid language sql volatile
      as $$ select overlay(overlay(md5('${seed} ' || nextval('public.seeded_ids')) placing '4' from 13) placing '8' from 17)::uuid $$`);
  await owner.end();
}
