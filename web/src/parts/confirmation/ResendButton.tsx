import type { ConfirmationChallenge } from "@portal/model/portal/confirmations.ts";
import { useState } from "react";
import { post } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { CooldownButton } from "../CooldownButton.tsx";
import styles from "./ConfirmationDialog.module.css";

interface ResendButtonProps {
  challenge: ConfirmationChallenge;
  onResent: (challenge: ConfirmationChallenge) => void;
}

/** Sends another code, after enough time for the first one to arrive. */
export function ResendButton({ challenge, onResent }: ResendButtonProps) {
  const t = useTexts("confirmation");
  const { phone } = useBrand();
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
        <p>{t("nothing", { phone })}</p>
      ) : (
        <CooldownButton
          key={times}
          seconds={resendSeconds}
          text={(left) => (left > 0 ? t("resendIn", { count: left }) : t("resend"))}
          onPress={() => void resend()}
        />
      )}
    </div>
  );
}
