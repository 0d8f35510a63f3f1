import { Boundary } from "../core/hydration.tsx";
import { type ReactNode } from "react";
import { isDemonstration } from "../core/configuration.ts";
import { useTexts } from "../core/language/i18n.tsx";
import styles from "./DemonstrationNotice.module.css";

/** A line on every page of a demonstration, with its tools. */
export function DemonstrationNotice({ children }: { children?: ReactNode }) {
  const t = useTexts("global");
  if (!isDemonstration()) return null;
  return (
    <aside data-screen className={styles.notice} aria-label={t("demonstrationLabel")}>
      <span>{t("demonstration")}</span>
      {children && <Boundary>{children}</Boundary>}
    </aside>
  );
}
