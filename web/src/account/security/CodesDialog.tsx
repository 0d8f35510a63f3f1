import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "../AccountScreen.module.css";

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown once: to copy, print or save. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const t = useTexts("security");
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast(t("recovery.copied"));
  };
  const save = () =>
    saveFile(
      new Blob([`${t("recovery.fileTitle")}\n\n${codes.join("\n")}\n`], { type: "text/plain" }),
      t("recovery.fileName"),
    );
  return (
    <Dialog
      title={t("recovery.dialogTitle")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("recovery.done")}</Button>}
    >
      <p>{t("recovery.dialogText")}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions} data-screen>
        <Button variant="secondary" onClick={() => void copy()}>
          {t("recovery.copy")}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {t("recovery.print")}
        </Button>
        <Button variant="secondary" onClick={save}>
          {t("recovery.download")}
        </Button>
      </div>
    </Dialog>
  );
}
