import { deskRefusals } from "@portal/model/desk/session.ts";
import { useEffect, useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./SignIn.module.css";

/** The sign-in at the insurer's own identity provider, which checks both factors. */
export function ProviderStep({ provider }: { readonly provider: string }) {
  const t = useTexts("desk");
  const { language } = useLanguage();
  const [refusal] = useState(refusalInAddress);
  // A reload does not say it again.
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  return (
    <div className={styles.form}>
      {refusal && (
        <Notice kind="error">
          <p>{t(`signIn.provider.${refusal}`, { provider })}</p>
        </Notice>
      )}
      <p>{t("signIn.provider.text", { provider })}</p>
      <Button onClick={() => location.assign(`/desk/v1/sign-in/provider?language=${language}`)}>
        {t("signIn.provider.go", { provider })}
      </Button>
    </div>
  );
}

/** Why the provider's answer opened no session. */
function refusalInAddress() {
  const given = new URLSearchParams(location.search).get("refused");
  return deskRefusals.find((refusal) => refusal === given);
}
