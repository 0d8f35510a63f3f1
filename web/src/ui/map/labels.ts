import { useEffect, useState } from "react";
import geometry from "./geometry.json" with { type: "json" };
import type { Coordinates } from "./map.ts";
import { DRAWN_ZOOM, type Point, toOrigin } from "./projection.ts";

export type LabelKind = "country" | "lake" | "town" | "peak";

/** A name on the map, in pixels of the drawing. */
export interface Label extends Point {
  name: string;
  kind: LabelKind;
  /** The lowest zoom that shows it. */
  zoom: number;
}

/** The number of largest towns shown from each zoom on; all others appear from the last zoom. */
const townZooms: [most: number, zoom: number][] = [
  [10, 7],
  [28, 8],
  [60, 9],
  [110, 10],
  [Infinity, 11],
];

/** Decodes the packed list of towns: names separated by bars, and offsets east and south from one to the next. */
export function unpackTowns({ names, steps }: { names: string; steps: string }): Label[] {
  const numbers = steps.split(" ").map(Number);
  let [x, y] = [0, 0];
  return names.split("|").map((name, index) => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    const zoom = townZooms.find(([most]) => index < most)?.[1] ?? 0;
    return { name, kind: "town", zoom, x, y };
  });
}

const cities = unpackTowns(geometry.cities);
const DETAIL_ZOOM = 9.5;
let all = cities;

/** The larger towns, and all localities at a high zoom. */
export function useTowns(zoom: number): readonly Label[] {
  const [towns, setTowns] = useState(all);
  const isClose = zoom >= DETAIL_ZOOM;
  useEffect(() => {
    if (!isClose || all !== cities) return undefined;
    let isWanted = true;
    void import("./towns.json")
      .then(({ default: packed }) => {
        all = unpackTowns(packed);
        if (isWanted) setTowns(all);
      })
      // If they cannot be loaded, the map still shows the larger towns.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isClose]);
  return towns;
}

export function nearestTown(place: Coordinates): string {
  const { x, y } = toOrigin(place);
  const away = (town: Label) => Math.hypot(town.x - x, town.y - y);
  return all.reduce((best, town) => (away(town) < away(best) ? town : best)).name;
}

const CELL = 128;
/** Lower zooms show the same names. */
const FARTHEST_NAMES = 7;
const HALF_LINE = 10;

/**
 * The labels that fit at a zoom, in order of priority. It uses the next lower integer zoom, so that labels stay while
 * the map is panned and are only added while it is zoomed in.
 */
export function labelsAtZoom(labels: readonly Label[], zoom: number): Label[] {
  const level = Math.floor(zoom);
  const scale = 2 ** (level - DRAWN_ZOOM);
  const taken = new Map<string, Box[]>();
  return labels.filter((label) => {
    if (label.zoom > Math.max(level, FARTHEST_NAMES) || isOutgrown(label, level)) return false;
    const box = boxOf(label, scale);
    const cells = cellsOf(box);
    if (cells.some((cell) => taken.get(cell)?.some((other) => overlap(box, other)))) return false;
    for (const cell of cells) taken.set(cell, [...(taken.get(cell) ?? []), box]);
    return true;
  });
}

/** A country's name is not shown at the zoom of a town. */
function isOutgrown({ kind }: Label, level: number): boolean {
  return kind === "country" && level > 9;
}

/** The visible labels, with their points on the screen. */
export function visibleLabels(labels: readonly Label[], scale: number, corner: Point, size: Point) {
  return labels
    .map((label) => ({ label, x: label.x * scale + corner.x, y: label.y * scale + corner.y }))
    .filter(({ x, y }) => x > 0 && y > HALF_LINE && x < size.x && y < size.y - HALF_LINE);
}

/** The area that a marker covers around its point. */
const PIN = { aside: 26, above: 46, below: 12 };
/** A marker this near is in the town itself, whose name then goes below it. */
const SAME_PIXELS = 12;
const UNDER_PIXELS = 28;

/** The position of a name: its own, below the marker of the same place, or none if another marker covers it. */
export function labelPosition(
  at: Point,
  pins: readonly Point[],
): (Point & { isUnder: boolean }) | undefined {
  const covering = pins.filter(
    (pin) =>
      Math.abs(pin.x - at.x) < PIN.aside && at.y > pin.y - PIN.above && at.y < pin.y + PIN.below,
  );
  const own = covering.find((pin) => Math.hypot(pin.x - at.x, pin.y - at.y) < SAME_PIXELS);
  if (own) return { x: own.x, y: own.y + UNDER_PIXELS, isUnder: true };
  return covering.length > 0 ? undefined : { ...at, isUnder: false };
}

interface PositionedLabel extends Point {
  label: Label;
  isUnder: boolean;
}

/**
 * The visible labels with their positions. If a label moved by a marker overlaps another, the earlier one, of the
 * larger town, stays.
 */
export function positionedLabels(
  visible: readonly (Point & { label: Label })[],
  pins: readonly Point[],
): PositionedLabel[] {
  const taken: Box[] = [];
  return visible.flatMap(({ label, x, y }): PositionedLabel[] => {
    const spot = labelPosition({ x, y }, pins);
    if (!spot) return [];
    const box = spotBox(label, spot);
    if (taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [{ label, ...spot }];
  });
}

/** A name below a marker is centred, without the dot of a town. */
function spotBox(label: Label, { x, y, isUnder }: Point & { isUnder: boolean }): Box {
  const box = boxOf({ ...label, x, y }, 1);
  if (!isUnder) return box;
  const half = (label.name.length * letterWidths[label.kind] + 8) / 2;
  return { ...box, left: x - half, right: x + half };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letterWidths: Record<LabelKind, number> = { country: 11, lake: 6.4, town: 7.2, peak: 6.4 };

function boxOf({ name, kind, x, y }: Label, scale: number): Box {
  const width = name.length * letterWidths[kind] + 8;
  const left = x * scale - (kind === "town" ? 6 : width / 2);
  return {
    left,
    right: left + width + (kind === "town" ? 8 : 0),
    top: y * scale - HALF_LINE,
    bottom: y * scale + HALF_LINE + (kind === "peak" ? 12 : 0),
  };
}

function cellsOf({ left, right, top, bottom }: Box): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++)
      cells.push(`${x} ${y}`);
  }
  return cells;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
