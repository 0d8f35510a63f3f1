import pg from "pg";
import { expect, test } from "vitest";
import { rowTypes } from "../../../test/row-types.ts";
import { ownerUrl } from "../../../test/portal.ts";

test("the committed row types are those of the migrated database", async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await expect(await rowTypes(owner)).toMatchFileSnapshot("tables.ts");
  } finally {
    await owner.end();
  }
});
