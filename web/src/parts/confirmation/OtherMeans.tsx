import type { OtherMeans as Means } from "@portal/model/portal/act-headers.ts";
import type { ConfirmationChallenge } from "@portal/model/portal/confirmations.ts";
import { type SyntheticEvent, useState } from "react";
import { post } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./ConfirmationDialog.module.css";
import { signWithPasskey } from "./sign-with-passkey.ts";

interface OtherMeansProps {
  challenge: ConfirmationChallenge;
  onResent: (challenge: ConfirmationChallenge) => void;
  onGiven: (given: string, means: Means) => Promise<void>;
}

/** Alternatives for a customer who cannot read the code: other means that they have, and the phone number. */
export function OtherMeans({ challenge, onResent, onGiven }: OtherMeansProps) {
  const t = useTexts("confirmation");
  const { phone } = useBrand();
  const [hasFailed, setFailed] = useState(false);
  const { id, otherRecipient, passkey, hasRecoveryCodes } = challenge;
  const switchChannel = async () => {
    const address = `/v1/confirmations/${id}/resend?channel=EMAIL`;
    // The error was shown; the earlier code is still valid.
    const next = await post<ConfirmationChallenge>(address).catch(() => undefined);
    if (next) onResent(next);
  };
  const sign = async (options: string) => {
    setFailed(false);
    const signed = await signWithPasskey(options);
    if (signed === undefined) setFailed(true);
    else await onGiven(signed, "passkey");
  };
  return (
    <details className={styles.other}>
      <summary>{t("other.title")}</summary>
      <div className={styles.form}>
        {otherRecipient && (
          <Button variant="secondary" onClick={() => void switchChannel()}>
            {t("other.email", { recipient: otherRecipient })}
          </Button>
        )}
        {passkey && (
          <Button variant="secondary" onClick={() => void sign(passkey)}>
            {t("other.passkey")}
          </Button>
        )}
        <p role="alert">{hasFailed && t("other.passkeyFailed")}</p>
        {hasRecoveryCodes && <RecoveryForm onGiven={(code) => onGiven(code, "recovery")} />}
        <p>{t("other.call", { phone })}</p>
      </div>
    </details>
  );
}

const SHORTEST_CODE = 12;

function RecoveryForm({ onGiven }: { onGiven: (code: string) => Promise<void> }) {
  const t = useTexts("confirmation");
  const [typed, setTyped] = useState("");
  const [isShort, setShort] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
    setShort(code.length !== SHORTEST_CODE);
    if (code.length === SHORTEST_CODE) void onGiven(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="recovery"
        label={t("other.recovery")}
        help={t("other.recoveryHelp")}
        value={typed}
        autoComplete="off"
        error={isShort ? t("other.recoveryShort", { count: SHORTEST_CODE }) : undefined}
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        {t("other.useRecovery")}
      </Button>
    </form>
  );
}
