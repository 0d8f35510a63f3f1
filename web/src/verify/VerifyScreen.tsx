import {
  CheckCertificate,
  type CheckedCertificate,
} from "@portal/model/certificates/certificates.ts";
import { CODE_LENGTH, groupedCode } from "@portal/model/certificates/certificate-code.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, post } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { heldLinkToken, usedLinkToken } from "../core/routing/link-token.ts";
import { FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import { Outcome } from "./Outcome.tsx";
import styles from "./Verify.module.css";

/** Checks the code on a certificate, for anyone who holds one. A public page; a QR code brings the code with it. */
export function VerifyScreen() {
  const t = useTexts("verify");
  const titles = useTexts("template");
  const [checked, setChecked] = useState<CheckedCertificate>();
  return (
    <Page title={titles("titles.verify")} intro={t("intro")} width="narrow">
      <div className={stack.gap5}>
        {checked ? (
          <Result checked={checked} onAgain={() => setChecked(undefined)} />
        ) : (
          <Card>
            <CodeForm onChecked={setChecked} />
          </Card>
        )}
        <p className={styles.quiet}>{t("privacy")}</p>
      </div>
    </Page>
  );
}

/** Takes the focus, so that a screen reader says the result. */
function Result({ checked, onAgain }: { checked: CheckedCertificate; onAgain: () => void }) {
  const t = useTexts("verify");
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div className={stack.gap5} ref={result} tabIndex={-1}>
      <Outcome checked={checked} />
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t("again")}
        </Button>
      </div>
    </div>
  );
}

/** Failures are shown in place; a visitor without an account is not redirected to the login. */
const options = { silent: true, background: true, anonymous: true };

function CodeForm({ onChecked }: { onChecked: (checked: CheckedCertificate) => void }) {
  const t = useTexts("verify");
  const [failure, setFailure] = useState<"failed" | "tooMany">();
  const form = useRuleForm(CheckCertificate, {
    start: { code: groupedCode(heldLinkToken() ?? "") },
    send: async (given) => {
      setFailure(undefined);
      try {
        onChecked(await post<CheckedCertificate>("/v1/certificate-checks", given, options));
        return true;
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "INVALID") throw error;
        const isMany = error instanceof ApiProblem && error.code === "TOO_MANY_REQUESTS";
        setFailure(isMany ? "tooMany" : "failed");
        return false;
      }
    },
  });
  const checkScanned = useEffectEvent(() => {
    const scanned = usedLinkToken();
    if (scanned === undefined) return;
    form.setValue("code", groupedCode(scanned));
    void form.submit();
  });
  useEffect(() => checkScanned(), []);
  return (
    <form className={stack.gap5} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormSummary form={form} labels={{ code: t("code.label") }} />
      <FormField form={form} name="code">
        {(field) => (
          <TextField
            {...field}
            label={t("code.label")}
            help={t("code.help", { count: CODE_LENGTH })}
            autoComplete="off"
          />
        )}
      </FormField>
      {failure && (
        <Notice kind="error">
          <p>{t(failure)}</p>
        </Notice>
      )}
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("check")}
        </BusyButton>
      </div>
    </form>
  );
}
