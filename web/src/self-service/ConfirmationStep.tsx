import { CARD_WEEKS } from "@portal/model/cards.ts";
import { useEffect, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./SelfService.module.css";
import type { Order, Stage } from "./useOrder.ts";

interface ConfirmationStepProps {
  stage: Extract<Stage, { at: "confirmation" }>;
  order: Order;
}

export function ConfirmationStep({ stage, order }: ConfirmationStepProps) {
  const t = useTexts("self_service");
  const words = useTexts("cards");
  const { insured, insurers, order: chosen } = stage;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = [
    [t("confirmation.person"), `${insured.firstname} ${insured.lastname}`],
    [words("insurer.label"), insurers[chosen.healthInsurer] ?? chosen.healthInsurer],
    [t("confirmation.reason"), words(`reason.${chosen.reason}.title`)],
    [t("confirmation.post"), t("confirmation.address")],
  ] as const;
  return (
    <div className={styles.form}>
      <h2 ref={title} tabIndex={-1}>
        {t("confirmation.title")}
      </h2>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notice kind="info">
        <p>{t("confirmation.blocked", CARD_WEEKS)}</p>
      </Notice>
      <div className={styles.actions}>
        <Button onClick={() => void order.send(stage)}>{words("order")}</Button>
        <Button variant="secondary" onClick={() => order.back(stage)}>
          {t("back")}
        </Button>
      </div>
    </div>
  );
}
