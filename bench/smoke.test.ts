import { buildSchema, graphql, GraphQLObjectType, parse, validate } from "graphql";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { valueTypes } from "../api/src/core/db/types.ts";
import { measureBank } from "./bank.ts";
import { measureDesk } from "./desk.ts";
import { measureCaregivers } from "./caregivers.ts";
import { measureChanges } from "./changes.ts";
import { measureDeskSearch } from "./desk-search.ts";
import { measureExchange } from "./exchange.ts";
import { compareFirstScreen } from "./first-screen/compare.ts";
import { compareGraphql } from "./graphql/compare.ts";
import { startContestant } from "./graphql/contestant.ts";
import { documentId, trustedDocuments, variablesOf } from "./graphql/documents.ts";
import { answerTo } from "./graphql/load.ts";
import { contestantSchema, createResolvers } from "./graphql/mercurius-resolvers.ts";
import { measureGrowth } from "./growth.ts";
import { measureHome } from "./home.ts";
import { compareHouseholds } from "./households.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLoad } from "./load/measure.ts";
import { measureOwnSearch } from "./own-search.ts";
import { measurePlaces } from "./places.ts";
import { compareScreens } from "./screens.ts";
import { measureScrolling } from "./scrolling.ts";
import { measureSeed } from "./seed.ts";
import { benchSecrets, openSeededDatabase } from "./seeded-database.ts";

// Checks that the benchmarks still run: a handful of requests each, on one small database, without measuring.
const database = await openSeededDatabase(20);
const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
afterAll(() => database.close());

// Four benchmarks run in every test run; the others take longer and run only in the long tests.
const isLong = process.env["LONG"] === "1";
const quick = [
  ["places", measurePlaces],
  ["own-search", measureOwnSearch],
  ["desk-search", measureDeskSearch],
  ["exchange", measureExchange],
  ["bank", measureBank],
  ["desk", measureDesk],
] as const;
const slow = [
  ["caregivers", measureCaregivers],
  ["changes", measureChanges],
  ["households", compareHouseholds],
  ["growth", measureGrowth],
  ["load", measureLoad],
  ["graphql", compareGraphql],
  ["home", measureHome],
  ["interactions", measureInteractions],
  ["screens", compareScreens],
  ["scrolling", measureScrolling],
  ["seed", measureSeed],
  ["first-screen", compareFirstScreen],
] as const;

test.each([...quick, ...(isLong ? slow : [])])(
  "the benchmark %s runs",
  { timeout: 600_000 },
  async (_, run) => {
    await expect(run("smoke", open)).resolves.toBeUndefined();
  },
);

const executable = buildSchema(contestantSchema);

/** The contestant's resolvers on the reference implementation instead of Mercurius. */
function withResolvers(pool: pg.Pool) {
  for (const [type, fields] of Object.entries(createResolvers(pool, benchSecrets, false))) {
    const object = executable.getType(type);
    if (!(object instanceof GraphQLObjectType)) throw new Error(`No type ${type}`);
    for (const [field, resolve] of Object.entries(fields))
      Object.assign(object.getFields()[field] ?? {}, { resolve });
  }
  return executable;
}

test.each(["Home", "Portal"])(
  "the contestant answers the document %s as the portal does",
  async (operation) => {
    const source = trustedDocuments[documentId(operation)] ?? "";
    expect(validate(executable, parse(source))).toEqual([]);
    const accountId = await database.accountOf("camille@example.ch");
    const portal = await startContestant("portal-server.ts", {
      databaseUrl: database.url,
      namedStatements: true,
    });
    const pool = new pg.Pool({ connectionString: database.url, types: valueTypes });
    try {
      const ticket = await portal.ask("ticket", { operation, accountId });
      const ours = JSON.parse(await answerTo(portal.port, ticket)) as unknown;
      const theirs = await graphql({
        schema: withResolvers(pool),
        source,
        contextValue: { accountId },
        variableValues: { ...variablesOf(operation) },
      });
      expect(JSON.parse(JSON.stringify(theirs))).toEqual(ours);
    } finally {
      await pool.end();
      await portal.stop();
    }
  },
);
