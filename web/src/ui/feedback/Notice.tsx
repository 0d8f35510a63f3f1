import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Notice.module.css";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  kind: keyof typeof icons;
  children: ReactNode;
}

/** A notice in place; its kind is shown by an icon and a word. */
export function Notice({ kind, children }: NoticeProps) {
  const t = useTexts("global");
  const Icon = icons[kind];
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === "error" ? "alert" : undefined}
    >
      <Icon size={20} aria-hidden="true" />
      <div className={styles.body}>
        <VisuallyHidden>{t(`notice.${kind}`)}</VisuallyHidden>
        {children}
      </div>
    </div>
  );
}
