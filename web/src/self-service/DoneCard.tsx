import { CARD_WEEKS } from "@portal/model/cards.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./SelfService.module.css";

/** The order is done, and the session has ended. */
export function DoneCard({ onAgain }: { onAgain: () => void }) {
  const t = useTexts("self_service");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className={styles.outcome}>
      <CircleCheck className={styles.sign} size={40} aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>
        {t("done.title")}
      </h2>
      <p>{t("done.text", CARD_WEEKS)}</p>
      <p className={styles.quiet}>{t("done.ended")}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t("done.again")}
        </Button>
      </div>
    </Card>
  );
}
