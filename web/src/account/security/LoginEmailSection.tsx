import { ChangeLoginEmail } from "@portal/model/security.ts";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { emailCheck } from "../../core/forms/validation.ts";
import { graphql, query, type RequestOptions } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { FormField } from "../../parts/FormField.tsx";
import { useConfirmation } from "../../parts/useConfirmation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";

const ChangeLoginEmailDocument = graphql(`
  mutation ChangeLoginEmail($email: String!, $isOldMailboxLost: Boolean!) {
    changeLoginEmail(email: $email, isOldMailboxLost: $isOldMailboxLost)
  }
`);

/**
 * The address for sign-in. A new one takes effect once both addresses have confirmed it, or the new one alone if the
 * customer confirmed with a code because the old mailbox is lost.
 */
export function LoginEmailSection() {
  const t = useTexts("security");
  const { profile } = usePortal();
  const [isLost, setLost] = useState(false);
  const [sent, setSent] = useState<{ email: string; isLost: boolean }>();
  const confirmation = useConfirmation();
  const form = useRuleForm(ChangeLoginEmail, {
    start: { email: "" },
    checks: [["email", emailCheck]],
    draft: "account.loginEmail@1",
    send: async ({ email }, { idempotencyKey, ...draft }) => {
      const input = { email, isOldMailboxLost: isLost };
      const act = (options: RequestOptions) =>
        query(ChangeLoginEmailDocument, input, { ...draft, ...options });
      const done = await confirmation.run(act, ["INVALID"], idempotencyKey);
      if (!done) return false;
      setSent({ email, isLost });
      form.reset({ email: "" });
      return true;
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
      {sent && (
        <Notice kind="info">
          <p role="status">
            {t(sent.isLost ? "email.sentToNew" : "email.sent", { email: sent.email })}
          </p>
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <DraftNotice draft={form.draft} />
        <FormField form={form} name="email">
          {(field) => <EmailField {...field} label={t("email.label")} help={t("email.help")} />}
        </FormField>
        <Checkbox
          name="isLost"
          label={t("email.lost")}
          help={t("email.lostHelp")}
          value={isLost}
          onChange={setLost}
        />
        <div className={styles.actions}>
          <BusyButton type="submit" variant="secondary" isBusy={form.formState.isSubmitting}>
            {t("email.save")}
          </BusyButton>
        </div>
      </form>
      {confirmation.dialog}
    </Card>
  );
}
