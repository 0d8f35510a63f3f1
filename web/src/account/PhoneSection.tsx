import { ChangeMobileNumber } from "@portal/model/account.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { ApiProblem, patch, type RequestOptions } from "../core/http/api.ts";
import { DraftNotice } from "../parts/DraftNotice.tsx";
import { useRuleForm } from "../core/forms/form.ts";
import { FormField } from "../parts/FormField.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { useMobileConfirmation } from "../parts/useMobileConfirmation.tsx";
import { phoneCheck } from "../core/forms/validation.ts";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { formatPhone } from "../ui/fields/phone/phone-formats.ts";
import { PhoneField } from "../ui/fields/phone/PhoneField.tsx";
import { toast } from "../ui/feedback/toast.ts";
import styles from "./AccountScreen.module.css";

/** The number for codes and text messages: saved if it is valid and has changed. */
export function PhoneSection() {
  const t = useTexts("account");
  const { profile, updateProfile } = usePortal();
  const confirmation = useMobileConfirmation();
  const code = useConfirmation();
  const form = useRuleForm(ChangeMobileNumber, {
    start: { phoneNumber: shownPhone(profile.phoneNumber ?? "") },
    checks: [["phoneNumber", phoneCheck]],
    draft: "account.phone@1",
    send: async ({ phoneNumber }, act) => {
      if (!(await confirmation.confirm(phoneNumber))) return false;
      const { idempotencyKey, ...draft } = act;
      const send = async (options: RequestOptions) => {
        await patch("/v1/partners/mobile_number", { phoneNumber }, { ...draft, ...options });
        return true;
      };
      const done = await code.run(send, [400], idempotencyKey).catch(atTheField);
      if (!done) return false;
      updateProfile({ phoneNumber });
      // The field formats it on blur, which must not count as a change.
      form.setValue("phoneNumber", await formatPhone(phoneNumber));
      toast(t("phone.saved"));
      return true;
    },
  });
  const { isDirty, isValid, isSubmitting } = form.formState;
  return (
    <Card className={styles.section}>
      <h2>{t("phone.title")}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <DraftNotice draft={form.draft} />
        <FormField form={form} name="phoneNumber">
          {(field) => <PhoneField {...field} label={t("phone.label")} help={t("phone.help")} />}
        </FormField>
        <div className={styles.actions}>
          <BusyButton type="submit" isBusy={isSubmitting} disabled={!isDirty || !isValid}>
            {t("phone.save")}
          </BusyButton>
        </div>
      </form>
      {confirmation.dialog}
      {code.dialog}
    </Card>
  );
}

/** A refusal that names no field is about the number, the only field. */
function atTheField(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.status !== 400 || "phoneNumber" in error.fields) {
    throw error;
  }
  throw new ApiProblem(400, { code: "INVALID", fields: { phoneNumber: "phone.invalid" } });
}
