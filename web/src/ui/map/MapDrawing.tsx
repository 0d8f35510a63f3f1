import { memo, useMemo } from "react";
import { Framed } from "./Framed.tsx";
import geometry from "./geometry.json" with { type: "json" };
import { type Label, placedLabels, spotBeside, visibleLabels } from "./labels.ts";
import styles from "./MapDrawing.module.css";
import { MapGrid } from "./MapGrid.tsx";
import { DRAWN_ZOOM, type Point, toOrigin, type View } from "./projection.ts";
import { useTowns } from "./towns.ts";
import type { Size } from "./view.ts";

interface MapDrawingProps {
  view: View;
  size: Size;
  /** What names must keep clear of. */
  pins: readonly Point[];
}

/** Switzerland from the bundled geometry. */
export function MapDrawing({ view, size, pins }: MapDrawingProps) {
  const scale = 2 ** (view.zoom - DRAWN_ZOOM);
  const middle = toOrigin(view);
  const corner = {
    x: size.width / 2 - middle.x * scale,
    y: size.height / 2 - middle.y * scale,
  };
  return (
    <svg className={styles.drawing} width={size.width} height={size.height} aria-hidden="true">
      <Framed size={size}>
        <g transform={`translate(${corner.x} ${corner.y}) scale(${scale})`}>
          <Land hasPonds={view.zoom >= POND_ZOOM} />
        </g>
        <MapGrid view={view} size={size} />
      </Framed>
      <Names {...{ view, size, pins, corner }} />
    </svg>
  );
}

/** From farther away, small lakes are but specks. */
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

function Names({ view, size, pins, corner }: MapDrawingProps & { corner: Point }) {
  const towns = useTowns(view.zoom);
  const level = Math.floor(view.zoom);
  const placed = useMemo(() => placedLabels([...named, ...towns], level), [towns, level]);
  return visibleLabels(placed, view, corner, { x: size.width, y: size.height }).map(
    ({ label, x, y }) => {
      const spot = spotBeside({ x, y }, pins);
      if (!spot) return null;
      return <Name key={`${label.kind} ${label.name} ${label.x}`} label={label} {...spot} />;
    },
  );
}

interface NameProps extends Point {
  label: Label;
  isUnder: boolean;
}

const TOWN_RADIUS = 2.5;
/** Names that the whole country shows are set larger. */
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
