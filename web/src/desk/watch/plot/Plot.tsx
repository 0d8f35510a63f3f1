import { useId, useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import type { PlotData } from "./plot.ts";
import styles from "./Plot.module.css";
import { PlotDrawing } from "./PlotDrawing.tsx";
import { PlotTable } from "./PlotTable.tsx";

interface PlotProps {
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly hint: string;
  /** What the points are, the head of the table's first column. */
  readonly pointName: string;
  readonly data: PlotData;
}

/** A plot with its title and legend. The same values are a table for who would rather read them. */
export function Plot({ title, hint, pointName, data }: PlotProps) {
  const t = useTexts("desk_watch");
  const id = useId();
  const [view, setView] = useState<"drawing" | "table">("drawing");
  return (
    <section className={styles.plot} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Segmented
          label={t("plot.view", { title })}
          value={view}
          onChange={setView}
          options={[
            { value: "drawing", label: t("plot.drawing") },
            { value: "table", label: t("plot.table") },
          ]}
        />
        <p>{hint}</p>
      </header>
      {view === "drawing" ? (
        <>
          <ul className={styles.legend}>
            {data.series.map(({ name, tone }) => (
              <li key={tone}>
                <i className={`${styles.key} ${styles[tone]}`} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
          <PlotDrawing data={data} label={t("plot.keys", { title })} />
        </>
      ) : (
        <PlotTable data={data} title={title} pointName={pointName} />
      )}
    </section>
  );
}
