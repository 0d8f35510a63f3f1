import type { Map } from "leaflet";
import styles from "./MapDrawing.module.css";
import { fromGrid, toGrid } from "./swiss-grid.ts";

const KILOMETRE_ZOOM = 11.5;
const KILOMETRE = 1000;

/** The kilometre lines of the national grid: close up they tell how far things are, and that the map has moved. */
export function MapGrid({ map }: { map: Map }) {
  if (map.getZoom() < KILOMETRE_ZOOM) return null;
  return <path className={styles.grid} d={gridPath(map)} />;
}

function gridPath(map: Map): string {
  const sight = map.getBounds().pad(0.1);
  const corners = [
    sight.getNorthWest(),
    sight.getNorthEast(),
    sight.getSouthWest(),
    sight.getSouthEast(),
  ].map(toGrid);
  const easts = linesBetween(corners.map(({ east }) => east));
  const norths = linesBetween(corners.map(({ north }) => north));
  const at = (east: number, north: number) => {
    const { x, y } = map.latLngToContainerPoint(fromGrid({ east, north }));
    return `${x} ${y}`;
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
