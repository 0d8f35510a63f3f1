import type { PlotData } from "./plot.ts";
import type { PlotPlaces } from "./plot-places.ts";
import styles from "./Plot.module.css";

interface MarksProps {
  readonly data: PlotData;
  readonly places: PlotPlaces;
  readonly chosen: number | undefined;
}

/** The bars or the lines. */
export function Marks(props: MarksProps) {
  return props.data.shape === "bars" ? <Bars {...props} /> : <Lines {...props} />;
}

/** Bars of one point stand beside each other. */
function Bars({ data: { points, series }, places: { x, y, slot } }: MarksProps) {
  const whole = Math.min(slot * 0.72, 22 * series.length);
  const each = whole / series.length;
  const corner = Math.min(3, each / 3);
  return points.flatMap(({ name, values }, at) =>
    series.map(({ tone }, place) => {
      const value = values[place] ?? 0;
      if (value === 0) return null;
      return (
        <rect
          key={`${name} ${tone}`}
          className={styles[tone]}
          x={x(at) - whole / 2 + each * place + 0.5}
          y={y(value)}
          width={Math.max(1, each - 1)}
          height={y(0) - y(value)}
          rx={corner}
        />
      );
    }),
  );
}

/** A line has a gap where there was nothing to measure; a point between two gaps is a dot. */
function Lines({ data: { points, series }, places: { x, y }, chosen }: MarksProps) {
  return series.map(({ tone }, place) => {
    const values = points.map((point) => point.values[place] ?? null);
    const isShown = (at: number) =>
      at === chosen || ((values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null);
    return (
      <g key={tone}>
        <path className={`${styles.line} ${styles[tone]}`} d={pathOf(values, { x, y })} />
        {values.map((value, at) =>
          value !== null && isShown(at) ? (
            <circle key={at} className={styles[tone]} cx={x(at)} cy={y(value)} r={4} />
          ) : null,
        )}
      </g>
    );
  });
}

function pathOf(values: readonly (number | null)[], { x, y }: Pick<PlotPlaces, "x" | "y">): string {
  return values
    .map((value, at) => {
      if (value === null) return "";
      const isBegin = (values[at - 1] ?? null) === null;
      return `${isBegin ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}
