import path from "node:path";
import type pg from "pg";
import { StartProblem } from "../../core/start-problem.ts";
import { type AddressRow, replaceAddresses } from "./load-addresses.ts";
import { type LocalityRow, replaceLocalities } from "./load-localities.ts";
import { pointOf } from "./lv95.ts";
import { officialRows } from "./official-file.ts";

type OnProgress = (done: number, total: number) => void;

/** swisstopo's directory of localities, in metres or degrees, in the present or the previous layout. */
const localityColumns = {
  name: ["Ortschaftsname"],
  npa: ["PLZ4", "PLZ"],
  commune: ["Gemeindename"],
  ofs: ["BFS-Nr"],
  canton: ["Kantonskürzel", "Kantonskuerzel"],
  share: ["Adressenanteil", ""],
  east: ["E"],
  north: ["N"],
} as const;

/** swisstopo's directory of building addresses. */
const addressColumns = {
  id: ["ADR_EGAID"],
  street: ["STN_LABEL"],
  number: ["ADR_NUMBER"],
  zipLabel: ["ZIP_LABEL"],
  ofs: ["COM_FOSNR"],
  canton: ["COM_CANTON"],
  status: ["ADR_STATUS"],
  official: ["ADR_OFFICIAL"],
  east: ["ADR_EASTING"],
  north: ["ADR_NORTHING"],
} as const;

/** BFS numbers from here on are communes of Liechtenstein. */
const LIECHTENSTEIN = 7000;

export async function importLocalities(owner: pg.Client, file: string): Promise<number> {
  const rows: LocalityRow[] = [];
  for await (const row of officialRows(file, localityColumns)) {
    const point = pointOf(Number(row.east), Number(row.north));
    if (!point || !/^\d{4}$/.test(row.npa) || !row.name) continue;
    const ofs = Number(row.ofs) || null;
    const isAbroad = ofs !== null && ofs >= LIECHTENSTEIN;
    rows.push({
      npa: row.npa,
      name: row.name,
      commune: row.commune.replace(/ \([A-Z]{2}\)$/, "") || row.name,
      canton: row.canton || null,
      country: isAbroad ? "LI" : "CH",
      ofsLocalityId: ofs,
      share: Number.parseFloat(row.share) || 0,
      ...point,
    });
  }
  refuseNothing(file, rows.length);
  return replaceLocalities(owner, rows, `official ${path.basename(file)}`);
}

export async function importAddresses(
  owner: pg.Client,
  file: string,
  onProgress?: OnProgress,
): Promise<number> {
  return replaceAddresses(
    owner,
    officialAddresses(file, onProgress),
    `official ${path.basename(file)}`,
  );
}

/** Only real and official addresses: planned buildings and side entrances are not postal addresses. */
async function* officialAddresses(
  file: string,
  onProgress?: OnProgress,
): AsyncGenerator<AddressRow> {
  let count = 0;
  for await (const row of officialRows(file, addressColumns, onProgress)) {
    if (row.status !== "real" || row.official !== "true") continue;
    const space = row.zipLabel.indexOf(" ");
    const point = pointOf(Number(row.east), Number(row.north));
    const id = Number(row.id);
    if (space !== 4 || !point || !row.street || !Number.isSafeInteger(id)) continue;
    count++;
    yield {
      id,
      street: row.street,
      number: row.number.toLowerCase(),
      zip: row.zipLabel.slice(0, space),
      city: row.zipLabel.slice(space + 1),
      canton: row.canton || null,
      ofsLocalityId: Number(row.ofs) || null,
      ...point,
    };
  }
  refuseNothing(file, count);
}

function refuseNothing(file: string, rows: number): void {
  if (rows > 0) return;
  throw new StartProblem(
    `Places: ${path.basename(file)} holds no row that can be used. Nothing was changed.`,
  );
}
