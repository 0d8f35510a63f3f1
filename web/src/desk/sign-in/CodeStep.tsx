import type { DeskChallenge } from "@portal/model/desk/session.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { OneTimeCode } from "../../ui/fields/OneTimeCode.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { DeskProblem, send } from "../http/desk-api.ts";
import { loadSession, sessionKey } from "../session.ts";
import { useFirstField } from "../keyboard/useFirstField.ts";
import styles from "./SignIn.module.css";

interface CodeStepProps {
  readonly challenge: DeskChallenge;
  readonly onAgain: () => void;
}

/** The second factor. A demonstration shows the code beside the field. */
export function CodeStep({ challenge, onAgain }: CodeStepProps) {
  const t = useTexts("desk");
  const cache = useQueryClient();
  const { language, changeLanguage } = useLanguage();
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: (given: string) => send("/sign-in/code", { method: "POST", body: { code: given } }),
    async onSuccess() {
      const session = await loadSession();
      // The employee's own language; the browser may show that of a colleague.
      if (session && session.language !== language) changeLanguage(session.language);
      cache.setQueryData(sessionKey, session);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // The button of the step before is gone, and the focus with it.
  useFirstField(form);
  const { demonstrationCode } = challenge;
  const isOver = confirm.error instanceof DeskProblem && confirm.error.errorCode === "signInAgain";
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate(code);
      }}
    >
      {confirm.isError && (
        <Notice kind="error">
          <p>{t(isOver ? "signIn.again" : "signIn.wrongCode")}</p>
        </Notice>
      )}
      <OneTimeCode
        label={t("signIn.code")}
        help={t("signIn.codeHelp")}
        value={code}
        onChange={setCode}
      />
      {demonstrationCode !== null && (
        <p className={styles.shown}>
          <span>{t("signIn.demonstrationCode")}</span>
          <output>{demonstrationCode}</output>
          <Button variant="quiet" onClick={() => setCode(demonstrationCode)}>
            {t("signIn.fill")}
          </Button>
        </p>
      )}
      <BusyButton type="submit" isBusy={confirm.isPending}>
        {t("signIn.enter")}
      </BusyButton>
      <Button variant="quiet" onClick={onAgain}>
        {t("signIn.back")}
      </Button>
    </form>
  );
}
