import { answeredWithin } from "@portal/model/send.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { paths } from "../core/routing/paths.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Timeline } from "../ui/layout/Timeline.tsx";
import type { Sent } from "./SendForm.tsx";
import styles from "./SendScreen.module.css";

/** It arrived; what happens next, and when. */
export function SentCard({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useTexts("send");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { documentType, fullname, count, followedAt } = sent;
  const within = answeredWithin(documentType);
  return (
    <div className={styles.sent}>
      <CircleCheck className={styles.sign} size={40} aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>
        {t("sent.title", { count })}
      </h2>
      <p>{t("sent.text", { type: t(`type.${documentType}.title`), name: fullname })}</p>
      <Timeline
        label={t("sent.next")}
        stages={[
          { title: t("sent.arrived"), state: "done" },
          {
            title: t("sent.read"),
            state: "current",
            when: t(`sent.within.${within.unit}`, { number: within.count }),
          },
          { title: t(`sent.end.${documentType}`), state: "coming" },
        ]}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t("sent.again")}
        </Button>
        {followedAt === "reimbursements" && (
          <LinkButton to={paths.reimbursements.path}>{t("sent.bill")}</LinkButton>
        )}
        {followedAt === "interactions" && (
          <LinkButton to={paths.interactions.path}>{t("sent.follow")}</LinkButton>
        )}
      </div>
    </div>
  );
}
