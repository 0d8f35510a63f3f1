import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useSessionExpiry } from "../core/session/session-expiry.ts";
import { logout } from "../core/session/session.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./SessionExpiryDialog.module.css";

/** Warns before the idle timeout. Closing the dialog is an activity, so it extends the session too. */
export function SessionExpiryDialog() {
  const t = useTexts("global");
  const { secondsLeft, stay } = useSessionExpiry();
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      title={t("session.title")}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={logout}>
            {t("logout")}
          </Button>
          <Button onClick={stay}>{t("session.stay")}</Button>
        </>
      }
    >
      <p>{t("session.message")}</p>
      <div>
        <p className={styles.left} role="timer" aria-live="off">
          {minutesAndSeconds(secondsLeft)}
        </p>
        <Announcement secondsLeft={secondsLeft} />
      </div>
    </Dialog>
  );
}

/** Announces the start and 60 and 30 seconds: an announcement each second would be unusable. */
function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const t = useTexts("global");
  const [atStart] = useState(secondsLeft);
  const spoken = [30, 60].find((moment) => secondsLeft <= moment && moment < atStart) ?? atStart;
  return (
    <div aria-live="polite">
      <VisuallyHidden>{t("session.announce", { count: spoken })}</VisuallyHidden>
    </div>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
