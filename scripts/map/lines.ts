import { toOrigin } from "../../web/src/ui/map/projection.ts";

export type Line = [number, number][];

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Degrees (east, north) as whole pixels of the map's own drawing. */
export function projected(line: Line): Line {
  return line.map(([lng, lat]) => {
    const { x, y } = toOrigin({ lng, lat });
    return [Math.round(x), Math.round(y)];
  });
}

/** The parts of a line that are in a box. */
export function clipped(line: Line, { west, east, south, north }: Box): Line[] {
  const parts: Line[] = [];
  let part: Line = [];
  for (const point of line) {
    const [lng, lat] = point;
    if (lng > west && lng < east && lat > south && lat < north) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

/** Leaves out the points that a straight line misses by less than the tolerance (Douglas and Peucker). */
export function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const far = line.map((point) => distance(point, first, last));
  const widest = Math.max(...far);
  if (widest <= tolerance) return [first, last];
  const turn = far.indexOf(widest);
  return [
    ...simplified(line.slice(0, turn + 1), tolerance),
    ...simplified(line.slice(turn), tolerance).slice(1),
  ];
}

function distance(
  [x, y]: [number, number],
  [ax, ay]: [number, number],
  [bx, by]: [number, number],
) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Square pixels inside a ring. */
export function surface(ring: Line): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether a ring begins inside another. */
export function isInside([point = [0, 0]]: Line, ring: Line): boolean {
  const [x, y] = point;
  const crossed = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossed.length % 2 === 1;
}

/** A closed, smooth SVG path that bends at the points of a ring and passes through the middles between them. */
export function curveOf(ring: Line): string {
  const middles = ring.map(([x, y], index): [number, number] => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
  });
  let [x, y] = middles.at(-1) ?? [0, 0];
  const bends = ring.map(([bendX, bendY], index) => {
    const [endX, endY] = middles[index] ?? [x, y];
    const bend = `${joined([bendX - x, bendY - y])} ${joined([endX - x, endY - y])}`;
    [x, y] = [endX, endY];
    return bend;
  });
  return `M${joined([x, y])}q${bends.join(" ").replaceAll(" -", "-")}z`;
}

/** An SVG path in relative steps; empty steps are left out. */
export function pathOf(line: Line): string {
  const [start = [0, 0], ...rest] = line;
  let [x, y] = start;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step: [number, number] = [nextX - x, nextY - y];
    if (step[0] === 0 && step[1] === 0) return [];
    [x, y] = [nextX, nextY];
    return [joined(step)];
  });
  return `M${joined(start)}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/** A minus separates two numbers as well as a space. */
function joined([x, y]: [number, number]): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
