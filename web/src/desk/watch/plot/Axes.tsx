import type { PlotData } from "./plot.ts";
import type { PlotPlaces } from "./plot-places.ts";
import { tickStep } from "./plot-scale.ts";
import styles from "./Plot.module.css";

const WORD_WIDTH = 58;

/** The lines of the grid with their values, and the words below. */
export function Axes({ data: { points, format }, places }: { data: PlotData; places: PlotPlaces }) {
  const { x, y, left, width, height, lines } = places;
  const every = tickStep(points.length, width - left, WORD_WIDTH);
  return (
    <>
      {lines.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text className={styles.word} x={left - 8} y={y(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {points.map(({ tick, name }, at) =>
        at % every === 0 ? (
          <text
            key={name}
            className={styles.word}
            x={x(at)}
            y={height - 8}
            textAnchor={at === points.length - 1 ? "end" : "middle"}
          >
            {tick}
          </text>
        ) : null,
      )}
    </>
  );
}
