import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useEffect, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./SelfService.module.css";

/** Shown when the link was opened on another device than the one that requested it. */
export function ElsewhereCard({ onGo }: { onGo: () => void }) {
  const t = useTexts("self_service");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className={styles.outcome}>
      <MonitorSmartphone size={40} aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>
        {t("elsewhere.title")}
      </h2>
      <p>{t("elsewhere.text")}</p>
      <div className={styles.actions}>
        <Button onClick={onGo}>{t("elsewhere.go")}</Button>
      </div>
    </Card>
  );
}
