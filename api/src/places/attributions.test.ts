import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateAddresses } from "../../seed/places/places.ts";
import { callsAs, ownerUrl } from "../../test/portal.ts";
import { importLocalities } from "./import/import.ts";
import { loadShippedLocalities } from "./import/shipped.ts";

const owner = new pg.Client({ connectionString: ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const attributions = async () => {
  const answer = await callsAs().get("/v1/public/attributions");
  expect(answer.status).toBe(200);
  return answer.json();
};

test("a visitor may read where the places come from, and it is what was loaded here", async () => {
  await owner.query("delete from place_source");
  expect(await attributions()).toEqual({ places: [] });

  await loadShippedLocalities(owner);
  await generateAddresses(owner, 50);
  const loadedOn = todayInZurich(new Date());
  expect(await attributions()).toEqual({
    places: [
      { directory: "localities", kind: "shipped", rows: 4376, loadedOn },
      { directory: "addresses", kind: "invented", rows: 50, loadedOn },
    ],
  });

  const folder = mkdtempSync(path.join(tmpdir(), "portal-attributions-"));
  const file = path.join(folder, "AMTOVZ_CSV_LV95.csv");
  const header = "Ortschaftsname;PLZ;Gemeindename;BFS-Nr;Kantonskürzel;E;N";
  writeFileSync(file, `${header}\nLausanne;1003;Lausanne;5586;VD;2538000;1152000\n`);
  await importLocalities(owner, file);
  rmSync(folder, { recursive: true });
  const { places } = await attributions();
  expect(places[0]).toEqual({ directory: "localities", kind: "official", rows: 1, loadedOn });
  expect(JSON.stringify(places), "no name of a file of the operator").not.toContain("AMTOVZ");
});
