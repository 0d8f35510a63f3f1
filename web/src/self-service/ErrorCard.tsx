import { CARD_WEEKS, CARDS_A_YEAR } from "@portal/model/cards.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { useEffect, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import type { ErrorCardName } from "./calls.ts";
import { ProviderLink } from "./ProviderLink.tsx";
import styles from "./SelfService.module.css";

interface ErrorCardProps {
  name: ErrorCardName;
  /** The reference of the failure for the support. */
  reference?: string | undefined;
  /** The action to continue, if there is one. */
  onGo?: () => void;
}

/** Failures that a retry cannot solve. */
const final: ReadonlySet<ErrorCardName> = new Set([
  "TOO_MANY_IDENTIFICATION_TRY",
  "UNAVAILABLE",
  "LOCKED",
]);

/** The reason of a failure, and the alternatives. */
export function ErrorCard({ name, reference, onGo }: ErrorCardProps) {
  const t = useTexts("self_service");
  const { phone } = useBrand();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const Icon = name === "PENDING" ? Clock : CircleAlert;
  const values = { phone, count: CARDS_A_YEAR, ...CARD_WEEKS };
  return (
    <Card className={styles.outcome}>
      <Icon
        className={name === "PENDING" ? undefined : styles.alarm}
        size={40}
        aria-hidden="true"
      />
      <h2 ref={title} tabIndex={-1}>
        {t(`error.${name}.title`)}
      </h2>
      <p>{t(`error.${name}.text`, values)}</p>
      {reference && <p className={styles.quiet}>{t("error.reference", { reference })}</p>}
      <div className={styles.actions}>
        {onGo && !final.has(name) && <Button onClick={onGo}>{t(goOn(name))}</Button>}
        {name === "TOO_MANY_IDENTIFICATION_TRY" && <ProviderLink />}
      </div>
    </Card>
  );
}

function goOn(name: ErrorCardName) {
  if (name === "TECHNICAL_ERROR") return "error.retry";
  return name === "PENDING" ? "error.leave" : "error.restart";
}
