import { readFileSync } from "node:fs";
import path from "node:path";
import { sizeOf } from "../../api/src/places/known-places.ts";
import { toOrigin } from "../../web/src/ui/map/projection.ts";

interface Town {
  name: string;
  size: number;
  lat: number;
  lng: number;
}

/** The cantons of towns that share their name with a village. */
const cantonOfTown: Record<string, string> = {
  Altdorf: "UR",
  Baar: "ZG",
  Basel: "BS",
  Ecublens: "VD",
  Gossau: "SG",
  Rapperswil: "SG",
  Reinach: "BL",
  Wetzikon: "ZH",
  Wil: "SG",
};
const CLOSE_DEGREES = 0.012;

/** The largest localities, each once, packed as text, because there are thousands. */
export function readTowns(most = Infinity): { names: string; steps: string } {
  const file = path.join(import.meta.dirname, "../../api/seed/places/places.tsv");
  const rows = readFileSync(file, "utf8").trim().split("\n").map(rowOf);
  const groups = Map.groupBy(
    rows.filter(({ name }) => !/\d| CS$/.test(name)),
    ({ name, canton }) => `${name} ${canton}`,
  );
  const towns = [...groups.values()].map(townOf).toSorted((a, b) => b.size - a.size);
  const apart = towns.filter((town, index) => !hasTwin(town, towns.slice(0, index))).slice(0, most);
  return { names: apart.map(({ name }) => name).join("|"), steps: stepsOf(apart) };
}

/** Differences from one to the next are shorter than coordinates. */
function stepsOf(towns: Town[]): string {
  const points = towns.map(toOrigin).map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  return points
    .map(([x, y], index) => {
      const [lastX, lastY] = points[index - 1] ?? [0, 0];
      return `${x - lastX} ${y - lastY}`;
    })
    .join(" ");
}

function rowOf(line: string) {
  const [, name = "", canton = "", lat, lng] = line.split("\t");
  // The directory adds the canton to equal names; a map does not need it.
  return {
    name: name.replace(/ \([A-Z]{2}\)$| [A-Z]{2}$/, ""),
    canton,
    lat: Number(lat),
    lng: Number(lng),
  };
}

/** Of several postal codes, the one in the middle. */
function townOf(codes: ReturnType<typeof rowOf>[]): Town {
  const middle = (part: "lat" | "lng") =>
    codes.map((code) => code[part]).toSorted((a, b) => a - b)[Math.floor(codes.length / 2)] ?? 0;
  const { name = "", canton = "" } = codes[0] ?? {};
  const isVillage = (cantonOfTown[name.split(" (")[0] ?? ""] ?? canton) !== canton;
  const size = isVillage ? codes.length : sizeOf(name, codes.length);
  return { name, size, lat: middle("lat"), lng: middle("lng") };
}

function hasTwin({ name, lat, lng }: Town, larger: Town[]): boolean {
  return larger.some(
    (other) =>
      (other.name === name || (other.lat === lat && other.lng === lng)) &&
      Math.hypot(other.lat - lat, other.lng - lng) < CLOSE_DEGREES,
  );
}
