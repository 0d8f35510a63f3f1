import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { inventedAddresses } from "../../seed/places/places.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";

/** The variations of an official directory between downloads. */
export interface FileManners {
  points: "LV95" | "WGS84";
  /** Every cell in quotes, as some programs save it. */
  quoted: boolean;
  /** With a byte order mark. */
  marked: boolean;
  end: "\n" | "\r\n";
}

const localityHeader =
  "Ortschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity";
const addressHeader =
  "ADR_EGAID;STR_ESID;BDG_EGID;ADR_EDID;STN_LABEL;ADR_NUMBER;BDG_CATEGORY;BDG_NAME;ZIP_LABEL;COM_FOSNR;COM_NAME;COM_CANTON;ADR_STATUS;ADR_OFFICIAL;ADR_MODIFIED;ADR_EASTING;ADR_NORTHING";

/** Names of buildings in the directory: with semicolons, quotes, other alphabets, or empty. */
const buildings = [
  "",
  "",
  "",
  "Haus; am Rain",
  'Zum "Löwen"',
  "Chalet l’Été",
  "Ca' d'Oro",
  "東",
  '";"',
];

/** A directory of building addresses in the official layout; returns the number of usable rows. */
export async function writeAddresses(
  file: string,
  rows: number,
  manners: FileManners,
): Promise<number> {
  let useful = 0;
  const lines = function* () {
    yield addressHeader.split(";");
    let at = 0;
    for (const { street, number, zip, city, canton, lat, lng } of inventedAddresses(rows)) {
      const id = String(100_000_000 + at);
      const status = at % 50 === 7 ? "planned" : "real";
      const isOfficial = at % 40 !== 3;
      const isComplete = at % 997 !== 5;
      if (status === "real" && isOfficial && isComplete) useful++;
      const building = buildings[at % buildings.length] ?? "";
      const [east, north] = isComplete ? pointOf(lat, lng, manners) : ["", ""];
      yield [
        [id, "10025912", id, "0", street, number.toUpperCase(), "residential", building],
        [`${zip} ${city}`, "2701", city, canton ?? "", status, String(isOfficial)],
        ["23.07.2024", east, north],
      ].flat();
      at++;
    }
  };
  await write(file, lines(), manners);
  return useful;
}

/** A directory of all localities in the official layout; returns the number of usable rows. */
export async function writeLocalities(file: string, manners: FileManners): Promise<number> {
  const places = shippedLocalities();
  const lines = function* () {
    yield localityHeader.split(";");
    for (const [at, { npa, name, commune, canton, lat, lng }] of places.entries()) {
      const ofs = String(canton ? 1 + at : 7001 + (at % 11));
      const [east, north] = pointOf(lat, lng, manners);
      const known = [name, npa, "00", String(at), commune, ofs, canton ?? "", "100 %"];
      yield [...known, east, north, "de", "2008-07-01"];
    }
    yield ["", "", "", "", "", "", "", "", "", "", "", ""];
    yield ["Nirgends", "12", "00", "1", "Nirgends", "1", "BE", "100 %", "x", "y", "de", ""];
  };
  await write(file, lines(), manners);
  return places.length;
}

async function write(file: string, lines: Iterable<string[]>, manners: FileManners) {
  const stream = createWriteStream(file);
  if (manners.marked) stream.write("\uFEFF");
  let pending = "";
  for (const cells of lines) {
    pending += cells.map((cell) => asCell(cell, manners.quoted)).join(";") + manners.end;
    if (pending.length < 1 << 18) continue;
    if (!stream.write(pending)) await once(stream, "drain");
    pending = "";
  }
  stream.end(pending);
  await once(stream, "finish");
}

function asCell(cell: string, isQuoted: boolean): string {
  return isQuoted || /[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Degrees, or metres of the Swiss grid by the inverse of swisstopo's approximation. */
function pointOf(lat: number, lng: number, { points }: FileManners): [string, string] {
  if (points === "WGS84") return [lng.toFixed(6), lat.toFixed(6)];
  const p = (lat * 3600 - 169_028.66) / 10_000;
  const l = (lng * 3600 - 26_782.5) / 10_000;
  const east =
    2_600_072.37 + 211_455.93 * l - 10_938.51 * l * p - 0.36 * l * p ** 2 - 44.54 * l ** 3;
  const north =
    1_200_147.07 + 308_807.95 * p + 3745.25 * l ** 2 + 76.63 * p ** 2 - 194.56 * l ** 2 * p;
  return [east.toFixed(3), (north + 119.79 * p ** 3).toFixed(3)];
}
