import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  problems: readonly { name: string; label: string; text: string }[];
  /** Goes to the field of that name. */
  onGo: (name: string) => void;
}

/**
 * The errors as links to the fields; the first field already has the focus. A group and no landmark, because several
 * forms may be open at once.
 */
export function ErrorSummary({ problems, onGo }: ErrorSummaryProps) {
  const t = useTexts("forms");
  const titleId = useId();
  if (problems.length === 0) return null;
  return (
    <div role="group" className={styles.summary} aria-labelledby={titleId}>
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <h2 id={titleId} className={styles.title}>
          {t("form.summary", { count: problems.length })}
        </h2>
        <ul className={styles.list}>
          {problems.map(({ name, label, text }) => (
            <li key={name}>
              <a
                className={styles.link}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(name);
                }}
              >
                {t("form.summaryLine", { label: label.replace(/[.:]$/, ""), text })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
