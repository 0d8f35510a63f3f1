import styles from "./MapDrawing.module.css";
import { type View, toPlace, toWorld } from "./projection.ts";
import { fromGrid, toGrid } from "./swiss-grid.ts";
import { screenPoint, type Size } from "./view.ts";

const KILOMETRE_ZOOM = 11.5;
const KILOMETRE = 1000;

/** The kilometre lines of the national grid: close up they tell how far things are, and that the map has moved. */
export function MapGrid({ view, size }: { view: View; size: Size }) {
  if (view.zoom < KILOMETRE_ZOOM) return null;
  return <path className={styles.grid} d={gridPath(view, size)} />;
}

function gridPath(view: View, size: Size): string {
  const middle = toWorld(view, view.zoom);
  const corners = [-0.6, 0.6].flatMap((x) =>
    [-0.6, 0.6].map((y) =>
      toGrid(toPlace({ x: middle.x + x * size.width, y: middle.y + y * size.height }, view.zoom)),
    ),
  );
  const easts = linesBetween(corners.map(({ east }) => east));
  const norths = linesBetween(corners.map(({ north }) => north));
  const at = (east: number, north: number) => {
    const { x, y } = screenPoint(view, size, fromGrid({ east, north }));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [south = 0, north = 0] = [norths[0], norths.at(-1)];
  const [west = 0, last = 0] = [easts[0], easts.at(-1)];
  return [
    ...easts.map((east) => `M${at(east, south)}L${at(east, north)}`),
    ...norths.map((line) => `M${at(west, line)}L${at(last, line)}`),
  ].join("");
}

/** The whole kilometres from just before the least to just after the most. */
function linesBetween(metres: number[]): number[] {
  const first = Math.floor(Math.min(...metres) / KILOMETRE);
  const last = Math.ceil(Math.max(...metres) / KILOMETRE);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * KILOMETRE);
}
