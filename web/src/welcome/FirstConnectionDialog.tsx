import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";

/** Explains the portal to an affiliated adult at the first visit. */
export function FirstConnectionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("welcome");
  return (
    <Dialog
      title={t("firstConnection.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("firstConnection.start")}</Button>}
    >
      <p>{t("firstConnection.text")}</p>
    </Dialog>
  );
}
