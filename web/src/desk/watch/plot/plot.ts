/** A row of values that share a colour and a word in the legend. */
export interface PlotSeries {
  readonly name: string;
  readonly tone: "first" | "second";
}

export interface PlotPoint {
  /** The word below the axis. */
  readonly tick: string;
  /** The words of the tooltip and of the table. */
  readonly name: string;
  /** One for each series; null where there is nothing to measure. */
  readonly values: readonly (number | null)[];
}

export interface PlotData {
  readonly shape: "bars" | "lines";
  readonly series: readonly PlotSeries[];
  readonly points: readonly PlotPoint[];
  /** A value in words, for the axis, the tooltip and the table. */
  readonly format: (value: number) => string;
}

export function highestOf({ points }: PlotData): number {
  return Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

/** A point in words, for screen readers. */
export function valuesOf({ series, format }: PlotData, point: PlotPoint | undefined): string {
  if (!point) return "";
  const parts = series.map(({ name }, at) => {
    const value = point.values[at] ?? null;
    return `${name}: ${value === null ? "–" : format(value)}`;
  });
  return [point.name, ...parts].join(", ");
}
