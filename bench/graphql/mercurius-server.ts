import pg from "pg";
import { valueTypes } from "../../api/src/core/db/types.ts";
import { benchSecrets } from "../seeded-database.ts";
import { loadTool } from "../tools.ts";
import { answerParent, type Settings } from "./contestant.ts";
import { documentId, trustedDocuments, variablesOf } from "./documents.ts";
import { contestantSchema, createResolvers } from "./mercurius-resolvers.ts";
import { observed } from "./wire.ts";

/** A careful implementation with Fastify and Mercurius: without session checks and in the owner's role. */
interface FastifyInstance {
  register(plugin: unknown, options: object): void;
  listen(options: { host: string; port: number }): Promise<string>;
}
interface Asking {
  accountId: string;
}

const counts = { statements: 0, roundTrips: 0 };

async function start({ databaseUrl, namedStatements }: Settings): Promise<{ port: number }> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    types: valueTypes,
    application_name: `mercurius ${process.pid}`,
  });
  pool.on("error", () => {});
  const { fastify } = await loadTool<{ fastify: () => FastifyInstance }>("fastify");
  const { mercurius } = await loadTool<{ mercurius: unknown }>("mercurius");
  const app = fastify();
  app.register(mercurius, {
    schema: contestantSchema,
    resolvers: createResolvers(observed(pool, counts), benchSecrets, namedStatements),
    jit: 1,
    persistedQueries: trustedDocuments,
    onlyPersisted: true,
    context: (request: { headers: Record<string, string> }): Asking => ({
      accountId: request.headers["x-account"] ?? "",
    }),
  });
  return { port: Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port) };
}

answerParent({
  start,
  counts: async () => counts,
  ticket: async ({ operation, accountId }) => ({
    path: "/graphql",
    headers: { "x-account": accountId },
    body: JSON.stringify({
      persisted: true,
      query: documentId(operation),
      variables: variablesOf(operation),
    }),
  }),
});
