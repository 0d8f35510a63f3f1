import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bordersBetween } from "./cantons.ts";
import {
  clipped,
  curveOf,
  isInside,
  type Line,
  pathOf,
  projected,
  simplified,
  surface,
} from "./lines.ts";
import { mapNames } from "./names.ts";
import { shoresOf } from "./shores.ts";
import { readTowns } from "./towns.ts";

/**
 * Makes the two files that the map draws without any network, from public packages:
 *
 *   npm i --prefix FOLDER world-atlas@2.0.2 @react-jvectormap/switzerland@1.0.1 @geo-maps/earth-lakes-100m@0.6.0
 *   node scripts/map/geometry.ts FOLDER
 *
 * Borders are Natural Earth's (public domain), cantons those of jvectormap (MIT), lakes OpenStreetMap's (ODbL: the map
 * names its contributors), towns those of api/seed/places/places.tsv (GeoNames, CC-BY). All are written as paths in whole
 * pixels of zoom 12, from the point that web/src/ui/map/projection.ts names.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder that the packages were installed in.");

/** The visible surroundings on a wide screen at the farthest zoom. */
const surroundings = { west: 1.5, east: 15, south: 43.5, north: 50 };
const lakeland = { west: 5.6, east: 11, south: 45.4, north: 48.1 };
/** A missing part of the lake near Geneva. */
const petitLac: Line = [
  [6.1, 46.3],
  [6.25, 46.19],
];
/** The smallest pond that is drawn, in square pixels; ponds abroad are left out. */
const LEAST_POND = 150;
/** The smallest lake that is drawn, in square pixels. */
const LEAST_LAKE = 2500;
/** The number of towns at the farthest zoom. */
const CITIES = 110;
/** The radius of the Earth in jvectormap. */
const SPHERE = 6_381_372;

const out = path.join(import.meta.dirname, "../../web/src/ui/map");
const shores = lakesAndPonds();
write("geometry.json", {
  borders: bordersOf(),
  country: `${pathOf(outline())}z`,
  cantons: cantonBorders(),
  lakes: shores
    .filter((shore) => surface(shore) > LEAST_LAKE)
    .map(curveOf)
    .join(""),
  ponds: shores
    .filter((shore) => surface(shore) <= LEAST_LAKE)
    .map(curveOf)
    .join(""),
  labels: mapNames(),
  cities: readTowns(CITIES),
});
write("towns.json", readTowns());

function write(file: string, content: unknown): void {
  writeFileSync(path.join(out, file), `${JSON.stringify(content, null, 2)}\n`);
}

function read(file: string): string {
  return readFileSync(path.join(folder ?? "", "node_modules", file), "utf8");
}

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { id: string; arcs: (number[] | number[][])[] }[] } };
}

function atlas(): { lines: Line[]; owners: Map<number, Set<string>>; swiss: number[] } {
  const topology: Topology = JSON.parse(read("world-atlas/countries-10m.json"));
  const { transform, arcs, objects } = topology;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      [x, y] = [x + dx, y + dy];
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  const owners = new Map<number, Set<string>>();
  for (const { id, arcs: rings = [] } of objects.countries.geometries) {
    for (const index of rings.flat(2)) {
      const arc = index < 0 ? ~index : index;
      owners.set(arc, (owners.get(arc) ?? new Set()).add(id));
    }
  }
  const own = objects.countries.geometries.find(({ id }) => id === "756");
  return { lines, owners, swiss: (own?.arcs ?? []).flat(2) };
}

/** Lines between two countries; a coast belongs to one country only. */
function bordersOf(): string {
  const { lines, owners } = atlas();
  return lines
    .filter((_, arc) => owners.get(arc)?.size === 2 && !owners.get(arc)?.has("756"))
    .flatMap((line) => clipped(line, surroundings))
    .map((line) => pathOf(simplified(projected(line), 6)))
    .join("");
}

function outline(): Line {
  const { lines, swiss } = atlas();
  const ring = swiss.flatMap((arc) =>
    arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []),
  );
  return projected(ring);
}

interface VectorMap {
  content: {
    insets: [{ width: number; bbox: [{ x: number; y: number }, { x: number; y: number }] }];
    paths: Record<string, { path: string }>;
  };
}

function cantonsOf(): Line[] {
  const { content }: VectorMap = JSON.parse(read("@react-jvectormap/switzerland/chMerc.json"));
  const { width, bbox } = content.insets[0];
  const metres = (bbox[1].x - bbox[0].x) / width;
  const place = ([x, y]: [number, number]): [number, number] => [
    degrees((x * metres + bbox[0].x) / SPHERE),
    degrees(2 * Math.atan(Math.exp(-(y * metres + bbox[0].y) / SPHERE)) - Math.PI / 2),
  ];
  return Object.values(content.paths)
    .flatMap(({ path: drawn }) => ringsIn(drawn))
    .map((ring) => projected(ring.map(place)));
}

function cantonBorders(): string {
  return bordersBetween(cantonsOf(), outline())
    .map((line) => pathOf(simplified(line, 1.5)))
    .join("");
}

function ringsIn(drawn: string): Line[] {
  return drawn
    .split("Z")
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      return ring
        .slice(1)
        .split("l")
        .map((step): [number, number] => {
          const [dx = 0, dy = 0] = step.split(",").map(Number);
          [x, y] = [x + dx, y + dy];
          return [x, y];
        });
    });
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function lakesAndPonds(): Line[] {
  const { geometries }: { geometries: { coordinates: Line[][] }[] } = JSON.parse(
    read("@geo-maps/earth-lakes-100m/map.geo.json"),
  );
  const pieces = geometries
    .flatMap(({ coordinates }) => coordinates)
    .filter(([shore = []]) => shore.some(isNear))
    .map((rings) => rings.map((ring) => projected(ring.slice(0, -1))));
  const country = outline();
  return shoresOf(pieces, { country, cantons: cantonsOf(), torn: projected(petitLac) }).filter(
    (shore) => surface(shore) > (isInside(shore, country) ? LEAST_POND : LEAST_LAKE),
  );
}

function isNear([lng, lat]: [number, number]): boolean {
  const { west, east, south, north } = lakeland;
  return lng > west && lng < east && lat > south && lat < north;
}
