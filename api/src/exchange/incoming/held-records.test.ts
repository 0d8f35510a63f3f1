import { expect, test } from "vitest";
import { db } from "../../../test/portal.ts";
import { aHousehold, aSource } from "../../../test/samples/exchanged.ts";

const [core, other] = [await aSource(), await aSource()];

test("a source lists the versions that are held of it, page by page, and none of another source", async () => {
  const mine = [aHousehold(), aHousehold(), aHousehold()];
  for (const [at, { id, data }] of mine.entries()) await core.put("households", id, data, at + 5);
  const theirs = aHousehold();
  await other.put("households", theirs.id, theirs.data, 9);

  const first = await core.get("records/households?limit=2");
  expect(first.records.map(({ id, version }) => [id, version])).toEqual([
    [mine[0]?.id, 5],
    [mine[1]?.id, 6],
  ]);
  const second = await core.get(`records/households?limit=2&after=${mine[1]?.id}`);
  expect(second.records.map(({ id, version }) => [id, version])).toEqual([[mine[2]?.id, 7]]);
  const end = await core.get(`records/households?after=${mine[2]?.id}`);
  expect(end.records).toEqual([]);
});

test("versions are listed of known entities alone, and for clients that may write them", async () => {
  expect(await core.get("records/accounts")).toMatchObject({ http: 404, code: "NOT_FOUND" });
  expect(await core.get("records/households?limit=0")).toMatchObject({ http: 400 });
  await db
    .updateTable("exchangeClient")
    .set({ scopes: ["catalogue.write"] })
    .where("source", "=", other.source)
    .execute();
  expect(await other.get("records/households")).toMatchObject({ http: 403, code: "FORBIDDEN" });
  expect(await other.get("records/insurers")).toMatchObject({ http: 200, records: [] });
});
