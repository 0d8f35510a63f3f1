import type { WaitingApproval } from "@portal/model/desk/approvals.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./Approvals.module.css";
import { type Decision, useActName, useFacts, useMoment } from "./decisions.ts";

interface ApprovalCardProps {
  readonly approval: WaitingApproval;
  readonly onDecide: (decision: Decision) => void;
}

/** An act that waits, who asked and why. The one who asked takes it back; a colleague approves or refuses. */
export function ApprovalCard({ approval, onDecide }: ApprovalCardProps) {
  const t = useTexts("desk_approvals");
  const [actName, factsOf, moment] = [useActName(), useFacts(), useMoment()];
  const { act, amount, reason, askedBy, askedAt, expiresAt, isMine, fields } = approval;
  const facts = [
    ...(amount === null ? [] : [{ name: t("amount"), value: formatChf(amount) }]),
    ...factsOf(fields),
    // The reason of a customer's request is its reference, which is among the fields.
    ...(fields.some(({ value }) => value === reason) ? [] : [{ name: t("reason"), value: reason }]),
  ];
  return (
    <Card className={styles.card}>
      <h2>
        {actName(act)} {isMine && <Badge tone="quiet">{t("mine")}</Badge>}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meta}>
        <span>{t("asked", { name: askedBy, moment: moment(askedAt) })}</span>
        <span>{t("expires", { moment: moment(expiresAt) })}</span>
      </p>
      <div className={styles.acts}>
        {isMine ? (
          <Button variant="secondary" onClick={() => onDecide("withdraw")}>
            {t("withdraw")}
          </Button>
        ) : (
          <>
            <Button onClick={() => onDecide("approve")}>{t("approve")}</Button>
            <Button variant="secondary" onClick={() => onDecide("refuse")}>
              {t("refuse")}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
