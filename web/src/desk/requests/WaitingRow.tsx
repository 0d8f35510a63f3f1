import type { Language } from "@portal/model/portal/languages.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import room from "../layout/ListRoom.module.css";
import styles from "./Rows.module.css";

interface WaitingRowProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly title: string;
  readonly due: string;
  readonly isLate: boolean;
  readonly language: Language;
  /** The person, the department, who has it. */
  readonly lines: readonly (string | null)[];
}

/** A case in its list. */
export function WaitingRow(props: WaitingRowProps) {
  const t = useTexts("desk");
  const { to, isCurrent, title, due, isLate, language, lines } = props;
  return (
    <Link
      to={to}
      className={`${room.row} ${styles.row}`}
      aria-current={isCurrent ? "page" : undefined}
    >
      <strong>{title}</strong>
      <span className={styles.language}>
        <VisuallyHidden>{t("language")} </VisuallyHidden>
        {language.toUpperCase()}
      </span>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
      <span className={isLate ? styles.late : styles.due}>{due}</span>
    </Link>
  );
}

/** A person as lists name them. */
export function personLine({
  firstname,
  lastname,
  insuredNumber,
}: {
  firstname: string;
  lastname: string;
  insuredNumber: number | string;
}): string {
  return `${firstname} ${lastname}, ${insuredNumber}`;
}
