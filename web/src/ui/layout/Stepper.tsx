import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Stepper.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface StepperProps {
  label: string;
  /** The titles of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 0. */
  current: number;
  /** Reopens an earlier step; later ones are reached by finishing this one. */
  onReopen: (step: number) => void;
  children: ReactNode;
}

/** The progress of a form with few steps. A form with many has a `VerticalStepper`. */
export function Stepper({ label, steps, current, onReopen, children }: StepperProps) {
  const t = useTexts("wizard");
  const place = { step: current + 1, steps: steps.length, title: steps[current] ?? "" };
  return (
    <div className={styles.stepper}>
      <VisuallyHidden>
        <span role="status">{t("stepOf", place)}</span>
      </VisuallyHidden>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((title, step) => (
          <li
            key={title}
            className={styles[stateOf(step, current)]}
            aria-current={step === current ? "step" : undefined}
          >
            {step < current ? (
              <button type="button" className={styles.title} onClick={() => onReopen(step)}>
                <span className={styles.sign}>
                  <Check size={20} aria-hidden="true" />
                </span>
                <span className={styles.words}>{title}</span>
                <VisuallyHidden>({t("stepDone")})</VisuallyHidden>
              </button>
            ) : (
              <span className={styles.title}>
                <span className={styles.sign}>{step + 1}</span>
                <span className={styles.words}>{title}</span>
                {step > current && <VisuallyHidden>({t("stepAhead")})</VisuallyHidden>}
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

function stateOf(step: number, current: number): "done" | "now" | "ahead" {
  if (step === current) return "now";
  return step < current ? "done" : "ahead";
}
