import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anEmptyDatabase } from "../../../test/seeded.ts";
import { importAddresses, importLocalities } from "./import.ts";
import { fromLv95 } from "./lv95.ts";
import { loadShippedLocalities } from "./shipped.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portal-places-"));
let owner: pg.Client;
beforeAll(async () => {
  owner = await anEmptyDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aFile(name: string, lines: string[], end = "\r\n"): string {
  const file = path.join(folder, name);
  writeFileSync(file, `\uFEFF${lines.join(end)}${end}`);
  return file;
}

async function all(statement: string): Promise<Record<string, unknown>[]> {
  return (await owner.query<Record<string, unknown>>(statement)).rows;
}

const present =
  "Ortschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity";
const addressHeader =
  "ADR_EGAID;STR_ESID;BDG_EGID;ADR_EDID;STN_LABEL;ADR_NUMBER;BDG_CATEGORY;BDG_NAME;ZIP_LABEL;COM_FOSNR;COM_NAME;COM_CANTON;ADR_STATUS;ADR_OFFICIAL;ADR_MODIFIED;ADR_EASTING;ADR_NORTHING";
const anAddress = (id: number, number: string, more = "real;true") =>
  `${id};10025912;1;0;Grellingerstrasse;${number};residential;"Haus; am ""Rain""";4052 Basel;2701;Basel;BS;${more};23.07.2024;2612677.919;1266615.227`;

test("B09 the official localities are read in degrees and in metres, with their communes", async () => {
  const file = aFile("4326.csv", [
    present,
    "Winterthur;8400;00;4690;Winterthur;230;ZH;100 %;8.7259;47.5007;de;2008-07-01",
    "Vaduz;9490;00;5393;Vaduz;7001;;100 %;2757674.000;1223440.000;de;2008-07-01",
    "Worblaufen;3048;00;1;Bern;351;BE;2.5 %;7.46;46.98;de;2008-07-01",
    "Worblaufen;3048;00;1;Ittigen;362;BE;97.5 %;7.46;46.98;de;2008-07-01",
    "Nirgends;12;00;1;Nirgends;1;BE;97.5 %;x;y;de;2008-07-01",
  ]);
  expect(await importLocalities(owner, file)).toBe(4);
  expect(
    await all(
      "select id, commune, country, canton, ofs_locality_id as ofs from swiss_locality order by id",
    ),
  ).toEqual([
    { id: "3048-worblaufen", commune: "Ittigen", country: "CH", canton: "BE", ofs: 362 },
    { id: "3048-worblaufen-351", commune: "Bern", country: "CH", canton: "BE", ofs: 351 },
    { id: "8400-winterthur", commune: "Winterthur", country: "CH", canton: "ZH", ofs: 230 },
    { id: "9490-vaduz", commune: "Vaduz", country: "LI", canton: null, ofs: 7001 },
  ]);
  const [vaduz] = await all("select lat, lng from swiss_locality where npa = '9490'");
  expect(vaduz).toEqual({ lat: expect.closeTo(47.14, 1), lng: expect.closeTo(9.52, 1) });
});

test("B09 the layout of before is read as well, and an import again leaves the same", async () => {
  const file = aFile(
    "older.csv",
    [
      "Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache",
      "Lausanne;1003;00;Lausanne;5586;VD;2538000;1152000;fr",
    ],
    "\n",
  );
  await importLocalities(owner, file);
  const first = await all("select * from swiss_locality");
  await importLocalities(owner, file);
  expect(await all("select * from swiss_locality")).toEqual(first);
  expect(first).toMatchObject([{ id: "1003-lausanne", ofs_locality_id: 5586 }]);
  await loadShippedLocalities(owner);
  expect(await all("select id from swiss_locality"), "official data stay").toHaveLength(1);
});

test("B10 real and official addresses are taken over, the others left out", async () => {
  const indexes = "select indexdef from pg_indexes where tablename ~ '^swiss_' order by 1";
  const grants =
    "select table_name, grantee from information_schema.role_table_grants where table_name ~ '^swiss_' order by 1, 2";
  const before = [await all(indexes), await all(grants)];
  const file = aFile("addresses.csv", [
    addressHeader,
    anAddress(102435015, "31.1", "real;false"),
    anAddress(102435016, "31"),
    anAddress(102435017, "31A"),
    anAddress(102435018, "33", "planned;true"),
    anAddress(102435019, ""),
  ]);
  for (let time = 0; time < 2; time++) expect(await importAddresses(owner, file)).toBe(3);
  expect(await all("select id::int, number, place from swiss_address order by id")).toEqual([
    { id: 102435016, number: "31", place: 31 },
    { id: 102435017, number: "31a", place: 31 },
    { id: 102435019, number: "", place: 0 },
  ]);
  expect(await all("select street, zip, city, canton, ofs_locality_id from swiss_street")).toEqual([
    {
      street: "Grellingerstrasse",
      zip: "4052",
      city: "Basel",
      canton: "BS",
      ofs_locality_id: 2701,
    },
  ]);
  expect([await all(indexes), await all(grants)], "as the migration made them").toEqual(before);
});

test("B10 a wrong file is refused with a line that names the missing column, and changes nothing", async () => {
  const before = await all("select * from swiss_address order by id");
  const wrong = aFile("wrong.csv", [addressHeader.replace("STN_LABEL", "STREET"), "1;2;3"]);
  await expect(importAddresses(owner, wrong)).rejects.toThrow(
    "Places: wrong.csv has no column STN_LABEL. Is it the right file?",
  );
  const other = aFile("other.csv", [addressHeader]);
  await expect(importLocalities(owner, other)).rejects.toThrow("no column Ortschaftsname");
  await expect(importAddresses(owner, other)).rejects.toThrow("no row that can be used");
  await expect(importAddresses(owner, path.join(folder, "none.csv"))).rejects.toThrow(
    "there is no file",
  );
  expect(await all("select * from swiss_address order by id")).toEqual(before);
});

test("the Swiss grid becomes degrees to within a metre", () => {
  const bern = fromLv95(2_600_000, 1_200_000);
  expect(bern.lat).toBeCloseTo(46.951083, 5);
  expect(bern.lng).toBeCloseTo(7.438632, 4);
});
