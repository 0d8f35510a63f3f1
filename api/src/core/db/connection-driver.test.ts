import { sql } from "kysely";
import { expect, test } from "vitest";
import { database } from "../../../test/portal.ts";
import { onPipelinedConnection } from "./connection-driver.ts";
import { inOpenedTransaction } from "./transaction.ts";

const statement = (text: string) => ({ name: text, text, values: [] });
const opening = statement("select 1 as one");

test("statements that are asked for together run in their order, whatever builds them", async () => {
  const pool = database.pool("jobs", 1);
  try {
    const seen = await inOpenedTransaction(pool, opening, async (client, { opened }) => {
      expect(opened).toEqual([{ one: 1 }]);
      const db = onPipelinedConnection(client);
      const say = (word: string) => sql`select set_config('app.said', ${word}, true)`.execute(db);
      const heard = async () =>
        db.selectNoFrom(sql<string>`current_setting('app.said')`.as("word")).executeTakeFirst();
      return Promise.all([say("first"), heard(), say("second"), heard()]);
    });
    expect([seen[1], seen[3]]).toEqual([{ word: "first" }, { word: "second" }]);
  } finally {
    await pool.end();
  }
});

test("a statement that fails together with others, or with the commit, takes the transaction back and leaves the connection usable", async () => {
  const pool = database.pool("jobs", 1);
  const note = (at: string) =>
    ({ actor: "jobs", action: "pipelined", subject: at, correlationId: null }) as const;
  try {
    const together = inOpenedTransaction(pool, opening, async (client) => {
      const db = onPipelinedConnection(client);
      await Promise.all([
        db.insertInto("audit").values(note("together")).execute(),
        sql`select 1 / 0`.execute(db),
      ]);
    });
    await expect(together).rejects.toThrow("division by zero");
    const closing = inOpenedTransaction(pool, opening, async (client, transaction) => {
      await onPipelinedConnection(client).insertInto("audit").values(note("closing")).execute();
      transaction.closing.push(statement("select 1 / 0"));
    });
    await expect(closing).rejects.toThrow("division by zero");
    const rows = await inOpenedTransaction(pool, opening, async (client) =>
      onPipelinedConnection(client)
        .selectFrom("audit")
        .select("subject")
        .where("action", "=", "pipelined")
        .execute(),
    );
    expect(rows).toEqual([]);
  } finally {
    await pool.end();
  }
});
