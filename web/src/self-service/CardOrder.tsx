import { CARD_WEEKS } from "@portal/model/cards.ts";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Stepper } from "../ui/layout/Stepper.tsx";
import { CardForm } from "./CardForm.tsx";
import { ConfirmationStep } from "./ConfirmationStep.tsx";
import { DoneCard } from "./DoneCard.tsx";
import { ElsewhereCard } from "./ElsewhereCard.tsx";
import { ErrorCard } from "./ErrorCard.tsx";
import { IdentityForm } from "./IdentityForm.tsx";
import { ProofStep } from "./ProofStep.tsx";
import styles from "./SelfService.module.css";
import { type Order, type Stage, useOrder } from "./useOrder.ts";

/** From the number on the card to the order of a new one. */
export function CardOrder() {
  const order = useOrder();
  const { stage } = order;
  if (stage.at === "error") return <Failure order={order} stage={stage} />;
  if (stage.at === "done") return <DoneCard onAgain={() => void order.restart()} />;
  if (stage.at === "elsewhere")
    return <ElsewhereCard onGo={() => void order.openLink(stage.token, true)} />;
  return (
    <div className={styles.columns}>
      <Card className={styles.main}>
        <Steps order={order}>
          <CurrentStep order={order} />
        </Steps>
      </Card>
      <Aside />
    </div>
  );
}

const stepOf: Readonly<Record<Stage["at"], number>> = {
  looking: 0,
  identification: 0,
  proof: 0,
  elsewhere: 0,
  form: 1,
  confirmation: 2,
  sending: 2,
  done: 2,
  error: 0,
};

function Steps({ order, children }: { order: Order; children: ReactNode }) {
  const t = useTexts("self_service");
  const { stage } = order;
  const reopen = (step: number) => {
    if (step === 0) void order.restart();
    else if (stage.at === "confirmation") order.back(stage);
  };
  return (
    <Stepper
      label={t("steps.label")}
      steps={[t("steps.identification"), t("steps.form"), t("steps.confirmation")]}
      current={stepOf[stage.at]}
      onReopen={reopen}
    >
      {children}
    </Stepper>
  );
}

function CurrentStep({ order }: { order: Order }) {
  const { stage } = order;
  if (stage.at === "identification")
    return <IdentityForm onSend={(identity) => order.identify(identity)} />;
  if (stage.at === "proof") return <ProofStep key={stage.mode} stage={stage} order={order} />;
  if (stage.at === "form") return <CardForm stage={stage} order={order} />;
  if (stage.at === "confirmation") return <ConfirmationStep stage={stage} order={order} />;
  if (stage.at === "sending") return <Sending />;
  return <Skeleton height="280px" />;
}

function Sending() {
  const t = useTexts("self_service");
  return (
    <div className={styles.form}>
      <p role="status">{t("sending")}</p>
      <Skeleton height="200px" />
    </div>
  );
}

function Failure({ order, stage }: { order: Order; stage: Extract<Stage, { at: "error" }> }) {
  const { card, reference, back } = stage;
  const canResume = card === "TECHNICAL_ERROR" && back;
  const go = () => (canResume ? order.resume(back) : void order.restart());
  return <ErrorCard name={card} reference={reference} onGo={go} />;
}

/** The requirements and the next steps, beside the form. */
function Aside() {
  const t = useTexts("self_service");
  return (
    <Card>
      <aside className={styles.aside} aria-labelledby="next">
        <h2 id="next">{t("next.title")}</h2>
        <ol>
          {(["prove", "choose", "post"] as const).map((name) => (
            <li key={name}>
              <strong>{t(`next.${name}.title`)}</strong>
              <span>{t(`next.${name}.text`, CARD_WEEKS)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.safe}>
          <ShieldCheck size={20} aria-hidden="true" />
          {t("next.safe")}
        </p>
      </aside>
    </Card>
  );
}
