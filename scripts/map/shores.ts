import { type Line, simplified } from "./lines.ts";

/** The side of a raster cell, in pixels of the drawing: about 50 metres. */
const CELL = 2;

/**
 * Lakes arrive cut into the cells of a grid. They are painted into a raster, where the pieces of a lake join, and their
 * shores are traced. Where a piece is missing (`torn`: the north-western and the south-eastern corner), the lake is the
 * part of the country outside all cantons, because cantons end at the shores of shared lakes.
 */
export function shoresOf(
  pieces: Line[][],
  { country, cantons, torn }: { country: Line; cantons: Line[]; torn: Line },
): Line[] {
  const points = [...pieces.flat(2), ...country];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = xs.reduce((a, b) => Math.min(a, b)) - CELL;
  const top = ys.reduce((a, b) => Math.min(a, b)) - CELL;
  const width = Math.ceil((xs.reduce((a, b) => Math.max(a, b)) - left) / CELL) + 2;
  const height = Math.ceil((ys.reduce((a, b) => Math.max(a, b)) - top) / CELL) + 2;
  const raster = new Uint8Array(width * height);
  for (const rings of pieces)
    paint(
      raster,
      width,
      rings.map((ring) => ring.map(toCell)),
    );
  const missing = new Uint8Array(raster.length);
  paint(missing, width, [country.map(toCell)]);
  for (const ring of cantons) paint(missing, width, [ring.map(toCell)], 0);
  const [west, north] = toCell(torn[0]);
  const [east, south] = toCell(torn[1]);
  opened(missing, width).forEach((filled, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (filled && x > west && x < east && y > north && y < south) raster[index] = 1;
  });
  return loopsAround(raster, width).map((loop) =>
    simplified(
      loop.map(([x, y]) => [x * CELL + left, y * CELL + top]),
      1.6 * CELL,
    ),
  );

  function toCell([x, y] = [0, 0]): [number, number] {
    return [(x - left) / CELL, (y - top) / CELL];
  }
}

/** Fills a polygon row by row, by the even-odd rule, slightly wider than it is, so that neighbours touch. */
function paint(raster: Uint8Array, width: number, rings: Line[], value = 1): void {
  const ys = rings.flat().map(([, y]) => y);
  for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++) {
    const crossings = rings
      .flatMap((ring) =>
        ring.flatMap((from, index) => crossing(from, ring[(index + 1) % ring.length], row + 0.5)),
      )
      .toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair, pair + 2);
      raster.fill(value, row * width + Math.round(from), row * width + Math.round(to));
    }
  }
}

function crossing(
  [ax, ay]: [number, number],
  to: [number, number] | undefined,
  y: number,
): number[] {
  if (!to || ay > y === to[1] > y) return [];
  return [ax + ((y - ay) / (to[1] - ay)) * (to[0] - ax)];
}

/** Cantons are drawn some hundred metres apart; such narrow gaps are not lakes. */
const GAP_CELLS = 9;

/** Removes narrow parts of a raster: it is shrunk, then grown again. */
function opened(raster: Uint8Array, width: number): Uint8Array {
  const shrunk = swept(swept(raster, 1, 0, GAP_CELLS), width, 0, GAP_CELLS);
  return swept(swept(shrunk, 1, 1, GAP_CELLS), width, 1, GAP_CELLS);
}

/** Spreads a value by `reach` cells both ways along rows (stride 1) or columns. */
function swept(raster: Uint8Array, stride: number, value: number, reach: number): Uint8Array {
  const result = raster.slice();
  raster.forEach((cell, index) => {
    const [before, after] = [raster[index - stride] ?? 0, raster[index + stride] ?? 0];
    if (cell !== value || (before === value && after === value)) return;
    for (let step = -reach; step <= reach; step++) result[index + step * stride] = value;
  });
  return result;
}

/** Follows the edges between water and land, water on the right, into closed loops of corners. */
function loopsAround(raster: Uint8Array, width: number): Line[] {
  const stride = width + 1;
  const edges = new Map<number, number[]>();
  const add = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  raster.forEach((filled, index) => {
    if (!filled) return;
    const corner = Math.floor(index / width) * stride + (index % width);
    if (!raster[index - width]) add(corner, corner + 1);
    if (!raster[index + 1]) add(corner + 1, corner + 1 + stride);
    if (!raster[index + width]) add(corner + 1 + stride, corner + stride);
    if (!raster[index - 1]) add(corner + stride, corner);
  });
  const loops: Line[] = [];
  for (const start of edges.keys()) {
    const loop: Line = [];
    for (let at = take(start); at !== undefined; at = take(at)) {
      loop.push([at % stride, Math.floor(at / stride)]);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;

  function take(from: number): number | undefined {
    return edges.get(from)?.pop();
  }
}
