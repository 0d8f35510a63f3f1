import type { PlotData } from "./plot.ts";
import styles from "./Plot.module.css";

interface PlotTableProps {
  readonly data: PlotData;
  readonly title: string;
  readonly pointName: string;
}

/** The values of a plot, the latest first. */
export function PlotTable({ data: { series, points, format }, title, pointName }: PlotTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {series.map(({ name, tone }) => (
              <th key={tone} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ tone }, place) => {
                const value = values[place] ?? null;
                return <td key={tone}>{value === null ? "–" : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
