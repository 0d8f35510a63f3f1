import {
  type Comparable,
  compareDeductibles,
  mostDrawn,
} from "@portal/model/contract-changes/comparison.ts";
import { useId, useRef, useState } from "react";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ReadAloud } from "../../parts/read-aloud/ReadAloud.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Answer } from "./Answer.tsx";
import { CostTable } from "./CostTable.tsx";
import styles from "./DeductibleChart.module.css";
import { Plot } from "./Plot.tsx";
import { scaleOf } from "./scale.ts";
import { type View, ViewSwitch } from "./ViewSwitch.tsx";
import { Years } from "./Years.tsx";

interface DeductibleChartProps extends Comparable {
  /** The day from which the premiums are valid. */
  from: string;
  /** The person's name, unless it is the customer. */
  firstName?: string | undefined;
}

/** The yearly cost of each offered deductible by the cost of care: arithmetic, no advice. */
export function DeductibleChart({ from, firstName, ...given }: DeductibleChartProps) {
  const t = useTexts("deductible_chart");
  const titleId = useId();
  const read = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>("chart");
  const comparison = compareDeductibles(given);
  if (!comparison) return null;
  const scale = scaleOf(given, mostDrawn(given));
  return (
    <Card>
      <section className={styles.whole} aria-labelledby={titleId} ref={read}>
        <header className={styles.head}>
          <h3 id={titleId}>{firstName ? t("titleFor", { name: firstName }) : t("title")}</h3>
          <ViewSwitch view={view} onChange={setView} />
        </header>
        <Answer comparison={comparison} />
        {view === "chart" ? (
          <Plot given={given} comparison={comparison} scale={scale} />
        ) : (
          <CostTable given={given} comparison={comparison} scale={scale} />
        )}
        <Years years={comparison.years} />
        <ReadAloud target={read} about={t("title")} />
        <p className={styles.note}>
          {t(given.sharing.isChild ? "note.child" : "note.adult", { day: formatDate(from) })}
        </p>
      </section>
    </Card>
  );
}
