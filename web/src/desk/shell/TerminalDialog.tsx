import { TerminalCode } from "@portal/model/desk/session.ts";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask } from "../http/desk-api.ts";
import styles from "./Shell.module.css";

/** Shows a code with which the person signs in to a terminal of their own, once. */
export function TerminalDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("desk");
  const code = useMutation({
    mutationFn: () => ask("/session/terminal-code", TerminalCode, { method: "POST" }),
  });
  return (
    <Dialog
      title={t("terminal.title")}
      onClose={onClose}
      actions={
        <Button aria-busy={code.isPending} onClick={() => code.mutate()}>
          {t(code.data ? "terminal.another" : "terminal.show")}
        </Button>
      }
    >
      <p>{t("terminal.text")}</p>
      <p>
        <code className={styles.terminal}>npm run operator -- desk sign-in --code</code>
      </p>
      <p role="status">
        {code.data && (
          <>
            {t("terminal.code")} <code className={styles.terminal}>{code.data.code}</code>
          </>
        )}
      </p>
      {code.isError && <Notice kind="error">{t("terminal.failed")}</Notice>}
    </Dialog>
  );
}
