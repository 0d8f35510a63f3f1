import { expect, test } from "vitest";
import { database } from "../../../test/portal.ts";
import { runBatch } from "./batch.ts";

const statement = (text: string, ...values: unknown[]) => ({
  name: text.slice(0, 60),
  text,
  values,
});

test("an error in the middle of a batch leaves the connection usable", async () => {
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  try {
    const failing = [
      statement("select 1 as one"),
      statement("select 1 / $1::int as none", 0),
      statement("select 3 as three"),
    ];
    await expect(runBatch(client, failing)).rejects.toThrow("division by zero");
    const again = [
      statement("select 1 as one"),
      statement("select 3 as three"),
      statement("select 1 as one"),
    ];
    expect(await runBatch(client, again)).toEqual([[{ one: 1 }], [{ three: 3 }], [{ one: 1 }]]);
  } finally {
    client.release();
    await pool.end();
  }
});

test("a setting made by the first statement holds for the batch and for nothing after it", async () => {
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  try {
    const setting = statement("select set_config('app.account', $1, true) as account", "somebody");
    const reading = statement("select current_setting('app.account', true) as account");
    expect(await runBatch(client, [setting, reading])).toEqual([
      [{ account: "somebody" }],
      [{ account: "somebody" }],
    ]);
    expect(await runBatch(client, [reading])).toEqual([[{ account: "" }]]);
  } finally {
    client.release();
    await pool.end();
  }
});

test("days stay text, counts are numbers, names are in camel case", async () => {
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  try {
    const [rows] = await runBatch(client, [
      statement(
        "select date '2026-11-15' as the_day, 42::bigint as big_count, null::text as nothing_here",
      ),
    ]);
    expect(rows).toEqual([{ theDay: "2026-11-15", bigCount: 42, nothingHere: null }]);
  } finally {
    client.release();
    await pool.end();
  }
});
