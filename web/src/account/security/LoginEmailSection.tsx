import { ChangeLoginEmail } from "@portal/model/security.ts";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { emailCheck } from "../../core/forms/validation.ts";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { FormField } from "../../parts/FormField.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";

const ChangeLoginEmailDocument = graphql(`
  mutation ChangeLoginEmail($email: String!) {
    changeLoginEmail(email: $email)
  }
`);

/** The address that somebody signs in with: another one holds once both addresses have agreed. */
export function LoginEmailSection() {
  const t = useTexts("security");
  const { profile } = usePortal();
  const [sentTo, setSentTo] = useState<string>();
  const form = useRuleForm(ChangeLoginEmail, {
    start: { email: "" },
    checks: [["email", emailCheck]],
    draft: "account.loginEmail@1",
    send: async ({ email }, act) => {
      await query(ChangeLoginEmailDocument, { email }, { ...act, handles: ["INVALID"] });
      setSentTo(email);
      form.reset({ email: "" });
    },
  });
  return (
    <Card className={styles.section}>
      <h2>{t("email.title")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("email.current")}</dt>
          <dd>{profile.loginEmail}</dd>
        </div>
      </dl>
      {sentTo && (
        <Notice kind="info">
          <p role="status">{t("email.sent", { email: sentTo })}</p>
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <DraftNotice draft={form.draft} />
        <FormField form={form} name="email">
          {(field) => <EmailField {...field} label={t("email.label")} help={t("email.help")} />}
        </FormField>
        <div className={styles.actions}>
          <BusyButton type="submit" variant="secondary" isBusy={form.formState.isSubmitting}>
            {t("email.save")}
          </BusyButton>
        </div>
      </form>
    </Card>
  );
}
