import { Boundary } from "../../core/hydration.tsx";
import type { OtherMeans as Means } from "@portal/model/portal/act-headers.ts";
import {
  type ConfirmationChallenge,
  confirmationLimits,
} from "@portal/model/portal/confirmations.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { OneTimeCode } from "../../ui/fields/OneTimeCode.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { isDemonstration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { OtherMeans } from "./OtherMeans.tsx";
import type { CodeRefusal, PendingAct } from "./pending-act.ts";
import styles from "./ConfirmationDialog.module.css";
import { DemonstrationCode } from "./DemonstrationCode.tsx";
import { ResendButton } from "./ResendButton.tsx";

const { digits, minutes } = confirmationLimits;

/** Asks for the one-time code that was sent by text message or e-mail. */
export function ConfirmationDialog({ pending }: { pending: PendingAct }) {
  const t = useTexts("confirmation");
  const { phone } = useBrand();
  if (pending.kind === "waiting") {
    return <CodeDialog key={pending.challenge.id} pending={pending} />;
  }
  return (
    <OutcomeDialog outcome="error" title={t("tooMany.title")} onClose={pending.cancel}>
      <p>{t("tooMany.text", { phone })}</p>
    </OutcomeDialog>
  );
}

type WaitingAct = Extract<PendingAct, { kind: "waiting" }>;

function CodeDialog({ pending }: { pending: WaitingAct }) {
  const t = useTexts("confirmation");
  const words = useTexts("blocks");
  const { challenge, isBusy, error, isOver, ...entry } = useCode(pending);
  const field = useRef<HTMLElement>(null);
  useEffect(() => field.current?.focus(), [isOver]);
  const { channel, recipient } = challenge;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void (isOver ? entry.restart() : entry.send(entry.code));
  };
  return (
    <Dialog
      title={t("title")}
      onClose={pending.cancel}
      actions={
        <>
          <Button variant="secondary" onClick={pending.cancel}>
            {words("cancel")}
          </Button>
          <BusyButton isBusy={isBusy} onClick={submit}>
            {t(isOver ? "again" : "confirm")}
          </BusyButton>
        </>
      }
    >
      {isOver ? (
        <Notice kind="error">
          <p>{error}</p>
        </Notice>
      ) : (
        <>
          <form className={styles.form} noValidate onSubmit={submit}>
            <p>{t(channel, { recipient, minutes })}</p>
            <OneTimeCode
              label={t("label")}
              value={entry.code}
              error={error}
              ref={(element) => void (field.current = element)}
              onChange={entry.change}
              onComplete={(code) => void entry.send(code)}
            />
            {isDemonstration() && (
              <Boundary>
                <DemonstrationCode challenge={challenge.id} onUse={entry.use} />
              </Boundary>
            )}
            <ResendButton challenge={challenge} onResent={entry.resent} />
          </form>
          <OtherMeans challenge={challenge} onResent={entry.resent} onGiven={entry.give} />
        </>
      )}
    </Dialog>
  );
}

/** The typed code and its result. */
function useCode({ challenge: first, confirm, restart }: WaitingAct) {
  const t = useTexts("confirmation");
  const [challenge, setChallenge] = useState<ConfirmationChallenge>(first);
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal | "incomplete">();
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const send = (typed: string) => {
    if (isBusy) return Promise.resolve();
    if (typed.length < digits) return Promise.resolve(setRefusal("incomplete"));
    return whileBusy(async () => setRefusal(await confirm(typed)));
  };
  const isOver = typeof refusal === "object" && refusal.reason !== "WRONG";
  return {
    challenge,
    code,
    isBusy,
    isOver,
    error: refusal && textOf(refusal),
    change: (typed: string) => {
      setCode(typed);
      setRefusal(undefined);
    },
    send,
    /** Confirms with something else than a code. */
    give: (given: string, means: Means) =>
      whileBusy(async () => setRefusal(await confirm(given, means))),
    /** Fills in the code and sends it, as typing its last digit does. */
    use: (given: string) => {
      setCode(given);
      void send(given);
    },
    restart: () => whileBusy(restart),
    resent: (next: ConfirmationChallenge) => {
      setChallenge(next);
      setCode("");
      setRefusal(undefined);
    },
  };

  function textOf(why: CodeRefusal | "incomplete"): string {
    if (why === "incomplete") return t("incomplete", { digits });
    if (why.reason === "WRONG") return t("wrong", { count: why.triesLeft });
    return t(why.reason === "EXHAUSTED" ? "exhausted" : "expired");
  }
}
