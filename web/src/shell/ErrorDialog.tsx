import { useShownError } from "../core/errors/errors.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./ErrorDialog.module.css";

/** An unexpected error, shown once. Its reference is for the support. */
export function ErrorDialog() {
  const t = useTexts("global");
  const { phone } = useBrand();
  const { error, dismiss } = useShownError();
  if (!error) return null;
  return (
    <Dialog
      title={t("error.title")}
      onClose={dismiss}
      actions={<Button onClick={dismiss}>{t("close")}</Button>}
    >
      <p>{t(error.isUnanswered ? "error.unanswered" : "error.message")}</p>
      {error.shortId && (
        <p>
          {t("error.support", { phone })}
          <strong className={styles.reference}>{error.shortId}</strong>
        </p>
      )}
    </Dialog>
  );
}
