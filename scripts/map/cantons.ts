import type { Line } from "./lines.ts";

type Point = [number, number];

/** The distance in pixels between outlines of neighbours, and the larger one to the country's outline. */
const SAME_BORDER = 30;
const SAME_OUTLINE = 110;

/**
 * Every canton has its own outline, slightly off its neighbour's. Parts along the country's outline, along a drawn
 * canton or along a lake are left out; the ends are extended to the drawn lines.
 */
export function bordersBetween(cantons: Line[], outline: Line): Line[] {
  const drawn: Line[] = [];
  for (const ring of cantons) {
    const before = [...drawn];
    const others = cantons.filter((other) => other !== ring).map(closed);
    const nearest = (point: Point) =>
      nearestOf(point, before, outline) ?? (hasNeighbour(point, others) ? undefined : point);
    drawn.push(...partsOf(densified(closed(ring)), nearest));
  }
  return drawn;
}

/** A border has two sides; a shore has one. */
function hasNeighbour(point: Point, others: Line[]): boolean {
  return others.some((other) => closest(point, other, 2 * SAME_BORDER));
}

function closed(ring: Line): Line {
  return [...ring, ...ring.slice(0, 1)];
}

type Nearest = (point: Point) => Point | undefined;

/** The parts of a line that are not near a drawn line. */
function partsOf(line: Line, nearest: Nearest): Line[] {
  const parts: Line[] = [];
  let part: Line = [];
  for (const point of line) {
    const meets = nearest(point);
    if (!meets) {
      part.push(point);
      continue;
    }
    if (part.length > 0) parts.push([...part, meets]);
    part = [meets];
  }
  return [...parts, part].filter(({ length }) => length > 3);
}

/** The nearest point of a drawn line, if it is close. */
function nearestOf(point: Point, drawn: Line[], outline: Line): Point | undefined {
  const onOutline = closest(point, outline, SAME_OUTLINE);
  if (onOutline) return onOutline;
  for (const line of drawn) {
    const found = closest(point, line, SAME_BORDER);
    if (found) return found;
  }
  return undefined;
}

function closest([x, y]: Point, line: Line, within: number): Point | undefined {
  let [best, found]: [number, Point | undefined] = [within, undefined];
  line.forEach((from, index) => {
    const to = line[index + 1];
    if (!to) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const along = Math.min(1, Math.max(0, share));
    const foot: Point = [Math.round(from[0] + along * dx), Math.round(from[1] + along * dy)];
    const away = Math.hypot(foot[0] - x, foot[1] - y);
    if (away < best) [best, found] = [away, foot];
  });
  return found;
}

const STEP = 20;

/** Adds points, so that a line ends where the other begins. */
function densified(line: Line): Line {
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: steps }, (_, step): Point => [
      Math.round(from[0] + ((to[0] - from[0]) * step) / steps),
      Math.round(from[1] + ((to[1] - from[1]) * step) / steps),
    ]);
  });
}
