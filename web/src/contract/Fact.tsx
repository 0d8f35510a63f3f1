import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { ReadAloud } from "../parts/read-aloud/ReadAloud.tsx";
import { useAboutSuffix } from "../ui/layout/About.tsx";
import styles from "./Fact.module.css";

interface FactProps {
  label: string;
  /** The explanation of the label, behind the mark beside it. */
  explanation?: string | undefined;
  children: ReactNode;
}

/** One line of a list of facts. */
export function Fact({ label, explanation, children }: FactProps) {
  const t = useTexts("contract");
  const about = useAboutSuffix();
  const id = useId();
  // Keeps the mark on the line of the last word.
  const words = label.split(" ");
  const last = words.pop();
  const read = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        {words.join(" ")}{" "}
        <span className={styles.last}>
          {last}
          {explanation && (
            <button
              type="button"
              className={styles.opener}
              aria-label={t("explainTerm", { term: label }) + about}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <CircleQuestionMark size={18} aria-hidden="true" />
            </button>
          )}
        </span>
      </dt>
      <dd className={styles.value}>{children}</dd>
      {isOpen && (
        <dd className={styles.explanation} id={id} ref={read}>
          {explanation}
          <ReadAloud target={read} about={label} />
        </dd>
      )}
    </div>
  );
}

/** Facts in rows, or in columns if there is room. */
export function Facts({
  variant = "rows",
  children,
}: {
  variant?: "rows" | "columns";
  children: ReactNode;
}) {
  return <dl className={styles[variant]}>{children}</dl>;
}
