import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./StepList.module.css";

export interface ListedStep {
  readonly title: string;
  readonly state: "plain" | "done" | "current" | "coming";
  readonly note: ReactNode;
}

/** Numbered vertical steps, with the progress if it is known. */
export function StepList({ steps }: { steps: readonly ListedStep[] }) {
  const t = useTexts("forms");
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, state, note }, place) => (
        <li
          key={title}
          className={styles[state]}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === "done" ? <Check size={18} /> : place + 1}
          </span>
          <div>
            <strong>
              {title}
              {state !== "plain" && <VisuallyHidden> ({t(`timeline.${state}`)})</VisuallyHidden>}
            </strong>
            <div className={styles.note}>{note}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
