import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import buttons from "../../ui/layout/Button.module.css";
import { Causes } from "../Causes.tsx";

interface CheckDialogProps {
  isBusy: boolean;
  onAgain: () => void;
  onPaper: () => void;
}

/** The possible causes, and three ways to continue. Closing it is a retry. */
export function CheckDialog({ isBusy, onAgain, onPaper }: CheckDialogProps) {
  const t = useTexts("request_access");
  return (
    <Dialog
      title={t("error.title")}
      onClose={onAgain}
      actions={
        <>
          <a className={`${buttons.button} ${buttons.quiet}`} href={configuration().loginPath}>
            {t("error.login")}
          </a>
          <BusyButton variant="secondary" isBusy={isBusy} onClick={onPaper}>
            {t("error.paper")}
          </BusyButton>
          <BusyButton isBusy={isBusy} onClick={onAgain}>
            {t("error.again")}
          </BusyButton>
        </>
      }
    >
      <p>{t("error.lead")}</p>
      <Causes />
    </Dialog>
  );
}
