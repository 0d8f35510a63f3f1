import type { Map } from "leaflet";
import { memo, useMemo } from "react";
import { Framed } from "./MapPane.tsx";
import geometry from "./geometry.json" with { type: "json" };
import { type Label, labelsAtZoom, positionedLabels, useTowns, visibleLabels } from "./labels.ts";
import styles from "./MapDrawing.module.css";
import { DRAWN_ZOOM, ORIGIN, type Point, toOrigin } from "./projection.ts";
import { fromGrid, toGrid } from "./swiss-grid.ts";

interface MapDrawingProps {
  map: Map;
  /** The points that names must not cover. */
  pins: readonly Point[];
}

/** Switzerland from the bundled geometry. */
export function MapDrawing({ map, pins }: MapDrawingProps) {
  const size = map.getSize();
  const zoom = map.getZoom();
  const scale = map.getZoomScale(zoom, DRAWN_ZOOM);
  const origin = map.latLngToContainerPoint(ORIGIN);
  return (
    <svg className={styles.drawing} width={size.x} height={size.y} aria-hidden="true">
      <Framed size={size}>
        <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
          <Land hasPonds={zoom >= POND_ZOOM} />
        </g>
        <MapGrid map={map} />
      </Framed>
      <Names {...{ zoom, scale, origin, size, pins }} />
    </svg>
  );
}

/** Below this zoom small lakes are not drawn. */
const POND_ZOOM = 9;

const Land = memo(function Land({ hasPonds }: { hasPonds: boolean }) {
  return (
    <>
      <path className={styles.country} d={geometry.country} />
      <path className={styles.cantons} d={geometry.cantons} />
      <path className={styles.borders} d={geometry.borders} />
      <path className={styles.outline} d={geometry.country} />
      <path className={styles.lakes} d={geometry.lakes} />
      {hasPonds && <path className={styles.lakes} d={geometry.ponds} />}
    </>
  );
});

const named = geometry.labels.map(({ kind, ...rest }): Label => {
  const { x, y } = toOrigin(rest);
  return { ...rest, kind: kindOf(kind), x, y };
});

function kindOf(text: string): Label["kind"] {
  return text === "lake" || text === "peak" ? text : "country";
}

interface NamesProps {
  zoom: number;
  scale: number;
  origin: Point;
  size: Point;
  pins: readonly Point[];
}

function Names({ zoom, scale, origin, size, pins }: NamesProps) {
  const towns = useTowns(zoom);
  const level = Math.floor(zoom);
  const placed = useMemo(() => labelsAtZoom([...named, ...towns], level), [towns, level]);
  return positionedLabels(visibleLabels(placed, scale, origin, size), pins).map((spotted) => {
    const { kind, name, x } = spotted.label;
    return <Name key={`${kind} ${name} ${x}`} {...spotted} />;
  });
}

interface NameProps extends Point {
  label: Label;
  isUnder: boolean;
}

const TOWN_RADIUS = 2.5;
/** Names visible at the zoom of the whole country are larger. */
const LARGE_ZOOM = 8;

function Name({ label: { name, kind, zoom }, x, y, isUnder }: NameProps) {
  const hasDot = kind === "town" && !isUnder;
  return (
    <g
      className={`${styles[kind]} ${zoom <= LARGE_ZOOM ? styles.large : ""}`}
      transform={`translate(${x} ${y})`}
    >
      {hasDot && <circle r={TOWN_RADIUS} />}
      {kind === "peak" && <path d="M-5 4 0-5 5 4z" />}
      <text
        x={hasDot ? 7 : 0}
        textAnchor={hasDot ? "start" : "middle"}
        y={kind === "peak" ? 17 : 4}
      >
        {name}
      </text>
    </g>
  );
}

const KILOMETRE_ZOOM = 11.5;
const KILOMETRE = 1000;

/** The kilometre lines of the national grid: at a high zoom they show distances and the map's motion. */
function MapGrid({ map }: { map: Map }) {
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

/** The whole kilometres from just before the minimum to just after the maximum. */
function linesBetween(metres: number[]): number[] {
  const first = Math.floor(Math.min(...metres) / KILOMETRE);
  const last = Math.ceil(Math.max(...metres) / KILOMETRE);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * KILOMETRE);
}
