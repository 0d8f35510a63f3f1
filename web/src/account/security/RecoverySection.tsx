import { RECOVERY_CODES } from "@portal/model/security.ts";
import { useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { useSecurity } from "./security.ts";
import { useSecurityAct } from "./useSecurityAct.tsx";

const MakeRecoveryCodes = graphql(`
  mutation MakeRecoveryCodes {
    makeRecoveryCodes
  }
`);

/** Codes to keep on paper, for the day when no code arrives. */
export function RecoverySection() {
  const t = useTexts("security");
  const asked = useSecurity();
  const [codes, setCodes] = useState<readonly string[]>();
  const making = useSecurityAct(
    // Without a key: an answer with these codes is kept nowhere.
    (_: undefined, { idempotencyKey: _key, ...options }) => query(MakeRecoveryCodes, {}, options),
    ({ makeRecoveryCodes }) => setCodes(makeRecoveryCodes),
  );
  return (
    <Card className={styles.section}>
      <h2>{t("recovery.title")}</h2>
      <p className={styles.help}>{t("recovery.help", { count: RECOVERY_CODES })}</p>
      <SectionBody query={asked}>
        {({ recoveryCodesLeft: count }) => (
          <>
            <p>{count === 0 ? t("recovery.none") : t("recovery.left", { count })}</p>
            <div className={styles.actions}>
              <BusyButton
                variant="secondary"
                isBusy={making.isPending}
                onClick={() => making.mutate(undefined)}
              >
                {t(count === 0 ? "recovery.make" : "recovery.makeAgain")}
              </BusyButton>
            </div>
          </>
        )}
      </SectionBody>
      {making.dialog}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const t = useTexts("security");
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast(t("recovery.copied"));
  };
  return (
    <Dialog
      title={t("recovery.dialogTitle")}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {t("recovery.copy")}
          </Button>
          <Button onClick={onClose}>{t("recovery.done")}</Button>
        </>
      }
    >
      <p>{t("recovery.dialogText")}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
