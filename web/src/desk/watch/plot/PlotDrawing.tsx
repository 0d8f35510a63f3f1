import { useRef } from "react";
import { Axes } from "./Axes.tsx";
import { Marks } from "./Marks.tsx";
import { highestOf, type PlotData, valuesOf } from "./plot.ts";
import { placesIn } from "./plot-places.ts";
import { scaleOf } from "./plot-scale.ts";
import styles from "./Plot.module.css";
import { Tooltip } from "./Tooltip.tsx";
import { useChosenPoint } from "./useChosenPoint.ts";
import { useWidth } from "./useWidth.ts";

interface PlotDrawingProps {
  readonly data: PlotData;
  /** The accessible name, which also says that arrow keys go from value to value. */
  readonly label: string;
}

/**
 * The drawing with its axes. The pointer and the arrow keys choose a point, whose values the tooltip says. For screen
 * readers it is a slider over the points, which says the words of the chosen one.
 */
export function PlotDrawing({ data, label }: PlotDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const { points } = data;
  const places = placesIn(width, points.length, scaleOf(highestOf(data)));
  const { chosen, listeners } = useChosenPoint(points.length, places.pointAt);
  const point = chosen === undefined ? undefined : points[chosen];
  return (
    <div
      ref={frame}
      className={styles.frame}
      tabIndex={0}
      role="slider"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(chosen ?? points.length - 1) + 1}
      aria-valuetext={valuesOf(data, point ?? points.at(-1))}
      {...listeners}
    >
      <svg width={width} height={places.height} aria-hidden="true" focusable="false">
        <Axes data={data} places={places} />
        {chosen !== undefined && (
          <rect
            className={styles.chosen}
            x={places.x(chosen) - places.slot / 2}
            y={places.top}
            width={places.slot}
            height={places.y(0) - places.top}
          />
        )}
        <Marks data={data} places={places} chosen={chosen} />
      </svg>
      {point && chosen !== undefined && (
        <Tooltip data={data} point={point} at={places.x(chosen)} width={width} />
      )}
    </div>
  );
}
