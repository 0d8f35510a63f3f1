import { brand } from "@portal/brand/brand.ts";
import type { ConfirmationChallenge } from "@portal/model/portal/confirmations.ts";
import { useEffect, useState } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { post } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./ConfirmationDialog.module.css";

interface ResendButtonProps {
  challenge: ConfirmationChallenge;
  onResent: (challenge: ConfirmationChallenge) => void;
}

/** Sends another code, once enough time has passed for the first one to arrive. */
export function ResendButton({ challenge, onResent }: ResendButtonProps) {
  const t = useTexts("confirmation");
  const [times, setTimes] = useState(0);
  const { id, resendSeconds } = challenge;
  const resend = async () => {
    try {
      onResent(await post<ConfirmationChallenge>(`/v1/confirmations/${id}/resend`));
      setTimes(times + 1);
    } catch {
      // The failure has been shown; the code that was sent before still works.
    }
  };
  return (
    <div className={styles.resend}>
      <p role="status">{times > 0 && t("resent")}</p>
      {resendSeconds === null ? (
        <p>{t("nothing", { phone: brand.phone })}</p>
      ) : (
        <PatientButton key={times} seconds={resendSeconds} onPress={() => void resend()} />
      )}
    </div>
  );
}

/** A button that can be pressed after some seconds, and says how many. */
function PatientButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  const t = useTexts("confirmation");
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Button variant="quiet" aria-disabled={left > 0} onClick={() => left === 0 && onPress()}>
      {left > 0 ? t("resendIn", { count: left }) : t("resend")}
    </Button>
  );
}
