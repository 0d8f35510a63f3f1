import { Boundary } from "../core/hydration.tsx";
import { selfServiceLimits } from "@portal/model/self-service/self-service.ts";
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { isDemonstration } from "../core/configuration.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { CooldownButton } from "../parts/CooldownButton.tsx";
import { OneTimeCode } from "../ui/fields/OneTimeCode.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { DemonstrationMail } from "./DemonstrationMail.tsx";
import styles from "./SelfService.module.css";
import type { Order, Stage } from "./useOrder.ts";

const { digits, codeMinutes, linkMinutes, resendSeconds } = selfServiceLimits;

interface ProofStepProps {
  stage: Extract<Stage, { at: "proof" }>;
  order: Order;
}

/** The code is typed or the link opened. Unknown numbers see the same text, so that it reveals no customer. */
export function ProofStep({ stage, order }: ProofStepProps) {
  const t = useTexts("self_service");
  const { phone } = useBrand();
  const { identity, sent, mode } = stage;
  const entry = useEntry(stage, order);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const recipient = sent.phoneNumber ?? sent.email ?? "";
  const minutes = mode === "OTP" ? codeMinutes : linkMinutes;
  return (
    <form className={styles.form} noValidate onSubmit={entry.submit}>
      <h2 ref={title} tabIndex={-1}>
        {t(`${mode}.title`)}
      </h2>
      <p>{t(`${mode}.${sent.type}`, { recipient, minutes })}</p>
      {mode === "OTP" && (
        <OneTimeCode
          label={t("OTP.label")}
          value={entry.code}
          error={entry.error}
          onChange={entry.change}
          onComplete={(code) => void entry.send(code)}
        />
      )}
      {isDemonstration() && (
        <Boundary>
          <DemonstrationMail onCode={entry.use} />
        </Boundary>
      )}
      <div className={styles.actions}>
        {mode === "OTP" && (
          <BusyButton type="submit" isBusy={entry.isBusy}>
            {t("OTP.confirm")}
          </BusyButton>
        )}
        <Button variant="secondary" onClick={() => void order.restart()}>
          {t("change")}
        </Button>
      </div>
      <div className={styles.again}>
        <p role="status">{entry.times > 0 && t(`${mode}.resent`)}</p>
        <CooldownButton
          key={entry.times}
          seconds={resendSeconds}
          text={(left) => (left > 0 ? t("resendIn", { count: left }) : t("resend"))}
          onPress={() => void entry.resend(identity)}
        />
        <p className={styles.quiet}>{t("nothing", { phone })}</p>
      </div>
    </form>
  );
}

/** The typed code and its result. */
function useEntry({ identity }: ProofStepProps["stage"], order: Order) {
  const t = useTexts("self_service");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  useReturn(order);
  const send = async (typed: string) => {
    if (isBusy) return;
    if (typed.length < digits) return setError(t("OTP.incomplete", { digits }));
    setBusy(true);
    const isRight = await order.giveCode(identity, typed);
    setBusy(false);
    if (!isRight) setError(t("OTP.wrong"));
  };
  const change = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  return {
    code,
    error,
    isBusy,
    times,
    send,
    change,
    /** Fills in the code and sends it, as typing its last digit does. */
    use: (given: string) => {
      change(given);
      void send(given);
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send(code);
    },
    resend: async (who: typeof identity) => {
      change("");
      await order.identify(who);
      setTimes((before) => before + 1);
    },
  };
}

/** If the link was opened in another tab, this tab continues when it becomes visible. */
function useReturn(order: Order): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void order.enterIfIdentified();
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
