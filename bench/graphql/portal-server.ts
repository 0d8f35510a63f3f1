import { clientHeaders } from "@portal/model/portal/client.ts";
import { readConfig } from "../../api/src/core/config.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { listen } from "../../api/src/core/http/server.ts";
import { createPortal, type RunningPortal } from "../../api/src/portal.ts";
import { benchRoles, benchSecrets } from "../seeded-database.ts";
import { answerParent } from "./contestant.ts";
import { documentId, variablesOf } from "./documents.ts";
import { observed } from "./wire.ts";

/** The API as in production: it logs to the standard output, line by line. */
const counts = { statements: 0, roundTrips: 0 };
let portal: RunningPortal | undefined;

answerParent({
  counts: async () => counts,
  async start({ databaseUrl }) {
    const database = databaseAt(databaseUrl, benchRoles, benchSecrets);
    portal = await createPortal({
      config: readConfig({ LOG_LEVEL: "info", DEMONSTRATION: "true" }),
      database: {
        ...database,
        pool: (role, size) =>
          role === "api" ? observed(database.pool(role, size), counts) : database.pool(role, size),
      },
      secrets: benchSecrets,
    });
    // The jobs are stopped, because they are not measured.
    const { worker, claims, billing, outbox } = portal;
    await Promise.all([worker, claims, billing, outbox].map((one) => one.stop()));
    return { port: await listen(portal.server, "127.0.0.1", 0) };
  },
  /** A session with the headers of a browser. */
  async ticket({ operation, accountId }) {
    const session = await portal?.sessions.begin(accountId);
    if (!session) throw new Error("No session could be begun.");
    return {
      path: `/graphql/private?operationName=${operation}`,
      headers: {
        authorization: `Bearer ${session.token}`,
        cookie: `Authorization=Bearer%20${session.token}; fgp=${session.fingerprint}; rt=${session.refresh}`,
        "accept-language": "fr",
        [clientHeaders.correlationId]: "5f0c1f8e-3a55-4c7c-9d6c-0d5a6a1b2c3d",
      },
      body: JSON.stringify({
        documentId: documentId(operation),
        variables: variablesOf(operation),
      }),
    };
  },
});
