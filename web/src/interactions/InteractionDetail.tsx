import { openStatuses } from "@portal/model/requests/interactions.ts";
import { requestReference } from "@portal/model/requests/receipt.ts";
import { showsStatus } from "@portal/model/requests/request-words.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../core/language/i18n.tsx";
import { OwnPortal } from "../core/portal.tsx";
import { useWithdrawal } from "../parts/useWithdrawal.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Details } from "./details/Details.tsx";
import styles from "./InteractionsScreen.module.css";
import type { Interaction } from "./interactions.ts";
import { Questions } from "./questions/Questions.tsx";
import { RequestTimeline } from "./RequestTimeline.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { UndoButton } from "./UndoButton.tsx";

/** The details of one request: its facts, its progress, and its parts. */
export function InteractionDetail({ interaction }: { interaction: Interaction }) {
  const t = useTexts("interactions");
  return (
    <div className={styles.detail}>
      <div className={styles.said}>
        <Questions questions={interaction.questions} />
        {isDelayed(interaction) && (
          <Notice kind="info">
            <p>{t("delayed")}</p>
          </Notice>
        )}
        <Details request={interaction} />
        {interaction.sentBy && <p>{t("sentBy", { name: interaction.sentBy })}</p>}
        <p className={styles.reference}>
          {t("field.reference")} {requestReference(interaction.id)}
        </p>
        <Parts parts={interaction.children} />
        <OwnPortal>
          <UndoButton request={interaction} />
          {interaction.withdrawable && <WithdrawButton id={interaction.id} />}
        </OwnPortal>
      </div>
      {showsStatus(interaction.type) && <RequestTimeline request={interaction} />}
    </div>
  );
}

function isDelayed({ delayed, steps }: Interaction): boolean {
  return delayed && openStatuses.some((status) => status === steps.at(-1)?.status);
}

/** A request can be withdrawn here too, until it is processed. */
function WithdrawButton({ id }: { id: string }) {
  const t = useTexts("interactions");
  const cache = useQueryClient();
  const withdrawal = useWithdrawal(() => cache.invalidateQueries());
  return (
    <div>
      <Button variant="secondary" onClick={() => withdrawal.ask(id)}>
        {t("withdraw")}
      </Button>
      {withdrawal.dialog}
    </div>
  );
}

function Parts({ parts }: { parts: Interaction["children"] }) {
  const t = useTexts("interactions");
  if (parts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.partsTitle}>{t("parts")}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={styles.part}>
            <div className={styles.partHead}>
              <span className={styles.partName}>
                {part.concernedInsured?.fullname ?? t("household")}
              </span>
              <StatusBadge request={part} />
            </div>
            <Questions questions={part.questions} />
            <Details request={part} />
            <OwnPortal>
              <UndoButton request={part} />
            </OwnPortal>
            {part.reason && <p className={styles.reason}>{part.reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
