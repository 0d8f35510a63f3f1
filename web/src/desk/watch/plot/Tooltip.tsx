import type { PlotData, PlotPoint } from "./plot.ts";
import styles from "./Plot.module.css";

interface TooltipProps {
  readonly data: PlotData;
  readonly point: PlotPoint;
  /** The place of the point, and the width of the drawing, in pixels. */
  readonly at: number;
  readonly width: number;
}

/** The values of one point, beside it and within the drawing. Screen readers get them as a status. */
export function Tooltip({ data: { series, format }, point, at, width }: TooltipProps) {
  const isRight = at > width / 2;
  return (
    <div
      className={styles.tooltip}
      style={isRight ? { right: width - at + 12 } : { left: at + 12 }}
      aria-hidden="true"
    >
      <strong>{point.name}</strong>
      {series.map(({ name, tone }, place) => {
        const value = point.values[place] ?? null;
        return (
          <span key={tone}>
            <i className={`${styles.key} ${styles[tone]}`} />
            {name}
            <b>{value === null ? "–" : format(value)}</b>
          </span>
        );
      })}
    </div>
  );
}
