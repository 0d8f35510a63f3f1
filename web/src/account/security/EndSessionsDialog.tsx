import { useMutation } from "@tanstack/react-query";
import { ApiProblem } from "../../core/http/api.ts";
import { recordIn } from "../../core/json.ts";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { goToLogin, logout } from "../../core/session/session.ts";
import { startTimeout } from "../../core/timeout.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import styles from "../AccountScreen.module.css";

interface EndSessionsDialogProps {
  onClose: () => void;
  onEnded: () => void;
}

/** Signs out on every other device, and optionally on this one. */
export function EndSessionsDialog({ onClose, onEnded }: EndSessionsDialogProps) {
  const t = useTexts("security");
  const end = useMutation({
    mutationFn: async ({ isHereToo }: { isHereToo: boolean }) => {
      const ended = await endOthers();
      if (isHereToo) return logout();
      toast(t("end.done", { count: ended }));
      return onEnded();
    },
  });
  return (
    <Dialog
      title={t("end.title")}
      onClose={onClose}
      actions={
        <>
          <BusyButton
            variant="secondary"
            isBusy={end.isPending}
            onClick={() => end.mutate({ isHereToo: true })}
          >
            {t("end.hereToo")}
          </BusyButton>
          <BusyButton isBusy={end.isPending} onClick={() => end.mutate({ isHereToo: false })}>
            {t("end.elsewhere")}
          </BusyButton>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t("end.text")}</p>
        {end.isError && (
          <Notice kind="error">
            <p>{t("end.failed")}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** The number of ended sessions. Sessions belong to the identity service, beside the API. */
async function endOthers(): Promise<number> {
  const line = startTimeout();
  try {
    const answer = await line.orTimeout(
      fetch(configuration().endOthersPath, {
        method: "POST",
        credentials: "same-origin",
        signal: line.signal,
      }),
    );
    if (answer.status === 401) goToLogin();
    if (!answer.ok) throw new ApiProblem(answer.status, {});
    const { ended } = recordIn(await answer.json());
    return Number(ended);
  } finally {
    line.close();
  }
}
