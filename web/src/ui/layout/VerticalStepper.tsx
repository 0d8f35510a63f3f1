import Check from "lucide-react/icons/check";
import type { ReactNode, Ref } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "./Button.tsx";
import styles from "./VerticalStepper.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface VerticalStepperProps {
  label: string;
  /** The steps in order, with the answers of completed ones. */
  steps: readonly { readonly title: string; readonly answers?: ReactNode }[];
  /** The current step, from 0. */
  current: number;
  /** Reopens an earlier step; later ones are reached by finishing this one. */
  onReopen: (step: number) => void;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The progress of a long form. Earlier answers stay readable above the current step. */
export function VerticalStepper(props: VerticalStepperProps) {
  const { label, steps, current, onReopen, headingRef, children } = props;
  const t = useTexts("wizard");
  const place = { step: current + 1, steps: steps.length, title: steps[current]?.title ?? "" };
  return (
    <div className={styles.stepper}>
      <VisuallyHidden>
        <span role="status">{t("stepOf", place)}</span>
      </VisuallyHidden>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ title, answers }, step) => {
          const state = stateOf(step, current);
          return (
            <li
              key={title}
              className={`${styles.step} ${styles[state]}`}
              aria-current={state === "now" ? "step" : undefined}
            >
              <div className={styles.head}>
                <span className={styles.sign} aria-hidden="true">
                  {state === "done" ? <Check size={20} /> : step + 1}
                </span>
                <h2 className={styles.title} ref={state === "now" ? headingRef : undefined}>
                  {title}
                  {state === "ahead" && <VisuallyHidden> ({t("stepAhead")})</VisuallyHidden>}
                </h2>
                {state === "done" && (
                  <Button
                    variant="quiet"
                    className={styles.change}
                    aria-label={t("stepChangeOf", { title })}
                    onClick={() => onReopen(step)}
                  >
                    {t("stepChange")}
                  </Button>
                )}
              </div>
              {state === "done" && answers && <div className={styles.answers}>{answers}</div>}
              {state === "now" && <div className={styles.content}>{children}</div>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function stateOf(step: number, current: number): "done" | "now" | "ahead" {
  if (step === current) return "now";
  return step < current ? "done" : "ahead";
}
