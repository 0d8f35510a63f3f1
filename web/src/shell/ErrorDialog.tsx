import { useEffect } from "react";
import { onPortalEvent, useShownError } from "../core/errors/errors.ts";
import { reloadUnlessUnsaved, useReload } from "../core/errors/reload.ts";
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
  const { reload, isUnreachable } = useReload();
  useEffect(
    () =>
      // Before the dialog is there: an open dialog counts as work that would be lost.
      onPortalEvent((event) => {
        if (event.kind === "error" && event.isOutdated) reloadUnlessUnsaved();
      }),
    [],
  );
  if (!error) return null;
  if (error.isOutdated && !isUnreachable)
    return (
      <Dialog
        title={t("error.title")}
        onClose={dismiss}
        actions={<Button onClick={reload}>{t("crash.reload")}</Button>}
      >
        <p>{t("missing.gone")}</p>
      </Dialog>
    );
  if (error.isBeyondScope)
    return (
      <Dialog
        title={t("error.title")}
        onClose={dismiss}
        actions={<Button onClick={dismiss}>{t("close")}</Button>}
      >
        <p>{t("error.beyondScope")}</p>
      </Dialog>
    );
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
