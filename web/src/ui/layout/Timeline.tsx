import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Timeline.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Stage {
  readonly title: string;
  readonly state: "done" | "current" | "coming" | "refused";
  /** The date, past or expected. */
  readonly when?: string;
  readonly note?: ReactNode;
}

/** The progress of a request over days: done, current and next stages. */
export function Timeline({ label, stages }: { label: string; stages: readonly Stage[] }) {
  const t = useTexts("forms");
  return (
    <ol className={styles.timeline} aria-label={label}>
      {stages.map(({ title, state, when, note }) => (
        <li
          key={title}
          className={`${styles.stage} ${styles[state]}`}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.sign}>
            {state === "done" && <Check size={16} aria-hidden="true" />}
            {state === "refused" && <X size={16} aria-hidden="true" />}
          </span>
          <div>
            <span className={styles.title}>{title}</span>
            <VisuallyHidden> ({t(`timeline.${state}`)})</VisuallyHidden>
            {when && <span className={styles.when}>{when}</span>}
            {note && <div className={styles.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
