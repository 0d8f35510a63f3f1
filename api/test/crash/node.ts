import type { Kysely, QueryId } from "kysely";
import type { ClientBase } from "pg";
import { onConnection } from "../../src/core/db/connection-driver.ts";
import { databaseAt } from "../../src/core/db/open.ts";
import type { Tables } from "../../src/core/db/tables.ts";
import { createLog } from "../../src/core/log.ts";
import { listen } from "../../src/core/http/server.ts";
import { readConfig } from "../../src/core/config.ts";
import { createPortal } from "../../src/portal.ts";
import { testRoles, testSecrets } from "../database.ts";

/** An API process that the test kills. It prints its port once it listens. */
const config = readConfig({
  PUBLIC_URL: "http://localhost:3999",
  DATABASE_POOL: "20",
  REQUEST_DELAY_SECONDS: "0",
});
const portal = await createPortal({
  config,
  database: databaseAt(process.env["CRASH_DATABASE_URL"] ?? "", testRoles, testSecrets),
  secrets: testSecrets,
  log: createLog("error", (line) => process.stderr.write(line)),
  acceptsAnyDocument: true,
  ...(process.env["CRASH_SPLIT_COMMIT"] && { connected: splitInTwo }),
});
// Busier than in production, so that kills hit requests at every point.
setInterval(() => void portal.worker.runDue(), 10);
const port = await listen(portal.server, "127.0.0.1", 0);
process.stdout.write(`${port}\n`);

/** The planted fault: it commits the request alone, and its other rows after a pause. */
function splitInTwo(client: ClientBase): Kysely<Tables> {
  const splits = new WeakSet<QueryId>();
  return onConnection(client).withPlugin({
    transformQuery({ node, queryId }) {
      const into = node.kind === "InsertQueryNode" ? node.into?.table.identifier.name : undefined;
      if (into && /^interaction_?status$/i.test(into)) splits.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (splits.has(queryId)) await commitNow(client);
      return result;
    },
  });
}

async function commitNow(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ account: string }>(
    "select current_setting('app.account') as account",
  );
  await client.query("commit");
  await new Promise((resolve) => setTimeout(resolve, 20));
  await client.query("begin");
  await client.query("select set_config('app.account', $1, true)", [rows[0]?.account]);
}
