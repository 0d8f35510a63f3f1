import { isMobile } from "@portal/model/typing/phone.ts";
import { type ReactNode, useState } from "react";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { phoneType } from "../core/forms/validation.ts";

interface Question {
  phone: string;
  answer: (isKept: boolean) => void;
}

/**
 * Asks for confirmation if a number is neither mobile nor possibly mobile (B03): `confirm` resolves to whether to
 * continue, and the caller renders `dialog`. A number of unknown type needs no confirmation.
 */
export function useMobileConfirmation(): {
  confirm: (phone: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTexts("forms");
  const [question, setQuestion] = useState<Question>();
  const confirm = async (phone: string) => {
    const type = await phoneType(phone).catch(() => "MOBILE");
    if (isMobile(type)) return true;
    return new Promise<boolean>((resolve) => setQuestion({ phone, answer: resolve }));
  };
  const answer = (isKept: boolean) => {
    question?.answer(isKept);
    setQuestion(undefined);
  };
  const dialog = question && (
    <Dialog
      title={t("form.phone.confirm.title")}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t("form.phone.confirm.change")}
          </Button>
          <Button onClick={() => answer(true)}>{t("form.phone.confirm.keep")}</Button>
        </>
      }
    >
      <p>{t("form.phone.confirm.text", { number: question.phone })}</p>
    </Dialog>
  );
  return { confirm, dialog };
}
