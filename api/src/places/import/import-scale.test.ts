import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type FileManners,
  writeAddresses,
  writeLocalities,
} from "../../../test/samples/official-files.ts";
import { anEmptyDatabase } from "../../../test/seeded.ts";
import { importAddresses, importLocalities } from "./import.ts";
import { shippedLocalities } from "./shipped.ts";

const isLong = process.env["LONG"] === "1";
const ROWS = isLong ? 200_000 : 10_000;

const folder = mkdtempSync(path.join(tmpdir(), "portal-official-"));
let owner: pg.Client;
beforeAll(async () => {
  owner = await anEmptyDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manners: [string, FileManners][] = [
  ["metres, marked, CRLF", { points: "LV95", quoted: false, marked: true, end: "\r\n" }],
  ["degrees, quoted, LF", { points: "WGS84", quoted: true, marked: true, end: "\n" }],
];

test.each(manners)("B09 all localities are read from an official file: %s", async (name, how) => {
  const file = path.join(folder, `${name}.csv`);
  const useful = await writeLocalities(file, how);
  const imported = await importLocalities(owner, file);
  const distinct = new Set(
    shippedLocalities().map((row) => `${row.npa} ${row.name} ${row.commune}`),
  );
  expect([useful, imported]).toEqual([shippedLocalities().length, distinct.size]);
  const { rows } = await owner.query(
    "select name, canton, country, lat, lng from swiss_locality where npa in ('1003', '9490') order by npa",
  );
  expect(rows).toEqual([
    near({ name: "Lausanne", canton: "VD", country: "CH" }, 46.52, 6.63),
    near({ name: "Vaduz", canton: null, country: "LI" }, 47.14, 9.52),
  ]);
});

test.each(manners)(
  "B10 a large official file of addresses is read to its last row: %s",
  async (name, how) => {
    const file = path.join(folder, `addresses ${name}.csv`);
    const useful = await writeAddresses(file, ROWS, how);
    const heard: number[] = [];
    const began = performance.now();
    const imported = await importAddresses(owner, file, (done, total) => heard.push(done / total));
    const seconds = (performance.now() - began) / 1000;
    const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
    process.stdout.write(
      `${name}: ${imported} addresses of ${megabytes} MB in ${seconds.toFixed(1)} s, ${Math.round(imported / seconds)} a second\n`,
    );
    expect(imported).toBe(useful);
    const { rows } = await owner.query(
      `select count(*)::int as all, count(distinct a.id)::int as distinct, count(s.id)::int as placed,
         count(*) filter (where number ~ '[A-Z]')::int as capital, min(lat) > 45.8 and max(lat) < 47.9 as inside
       from swiss_address a left join swiss_street s on s.id = a.street_id`,
    );
    expect(rows).toEqual([
      { all: useful, distinct: useful, placed: useful, capital: 0, inside: true },
    ]);
    expect(heard.at(-1), "progress goes up to the end").toBeGreaterThan(0.5);
    expect(heard.every((share, at) => share >= (heard[at - 1] ?? 0) && share <= 1)).toBe(true);
  },
);

function near(row: object, lat: number, lng: number): object {
  return { ...row, lat: expect.closeTo(lat, 2), lng: expect.closeTo(lng, 2) };
}
