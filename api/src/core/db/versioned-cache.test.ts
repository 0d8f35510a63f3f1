import { expect, test } from "vitest";
import { aCustomer, aProcess, callsAs, database, db } from "../../../test/portal.ts";
import { requestParts } from "../../../test/request-parts.ts";
import { contextOf } from "../http/request-middleware.ts";
import { prepare } from "./prepared-query.ts";
import { sql } from "./sql.ts";

const SHARED = "query Shared { warningMessage { message } healthCards { id } }";

const warn = async (text: string) => {
  await db.deleteFrom("warningMessage").execute();
  await db
    .insertInto("warningMessage")
    .values({ texts: JSON.stringify({ fr: text, de: `${text}!` }) })
    .execute();
};

test("what is kept for everybody is told anew with the next request, on every node and in each language", async () => {
  const anna = await aCustomer();
  const nodes = [anna, callsAs(anna.session, await aProcess())];
  for (const text of ["Panne", "Panne réparée", "Encore une panne"]) {
    await warn(text);
    for (const node of [...nodes, ...nodes]) {
      const told = async (language: string) =>
        (await node.graphql(SHARED, {}, { "accept-language": language })).data.warningMessage;
      expect(await told("fr")).toEqual({ message: text });
      expect(await told("de")).toEqual({ message: `${text}!` });
    }
  }
});

test("a change that is taken back changes nothing, and one that commits later is seen from then on", async () => {
  const anna = await aCustomer();
  const told = async () => (await anna.graphql(SHARED)).data.warningMessage.message;
  await warn("Avant");
  expect(await told()).toBe("Avant");
  await db.transaction().execute(async (open) => {
    await open
      .updateTable("warningMessage")
      .set({ texts: JSON.stringify({ fr: "Après" }) })
      .execute();
    expect(await told(), "while nobody has committed it").toBe("Avant");
  });
  expect(await told()).toBe("Après");
});

test("personal data are never cached: a cache entry is read without an account", async () => {
  const anna = await aCustomer();
  const pool = database.pool("api", 2);
  try {
    const request = new Request("http://localhost/", {
      headers: {
        authorization: `Bearer ${anna.session.token}`,
        cookie: `fgp=${anna.session.fingerprint}`,
      },
    });
    const ctx = await contextOf(request, requestParts(pool));
    const accounts = prepare(() => sql.selectFrom("account").select("id"));
    const kept = ctx.cached({ statement: accounts({}), variant: "", make: (rows) => rows });
    const [own, shared] = await Promise.all([ctx.read(accounts({})), kept]);
    expect(own).toEqual([{ id: anna.id }]);
    expect(shared).toEqual([]);
    expect(Object.isFrozen(shared)).toBe(true);
  } finally {
    await pool.end();
  }
});

test("every table of what is kept counts its changes", async () => {
  const version = async () =>
    (await db.selectFrom("sharedVersion").select("version").executeTakeFirstOrThrow()).version;
  for (const table of [
    "campaign",
    "featureFlag",
    "healthCard",
    "offer",
    "warningMessage",
  ] as const) {
    const before = await version();
    await db.deleteFrom(table).execute();
    expect(await version(), table).toBeGreaterThan(before);
  }
});
