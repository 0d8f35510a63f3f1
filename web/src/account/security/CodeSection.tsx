import { useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { useSecurity } from "./security.ts";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";
import { useSecurityAct } from "./useSecurityAct.tsx";

const SetCodeAtSignIn = graphql(`
  mutation SetCodeAtSignIn($isOn: Boolean!) {
    setCodeAtSignIn(isOn: $isOn)
  }
`);

/** Whether a code is asked for after the password. */
export function CodeSection() {
  const t = useTexts("security");
  const asked = useSecurity();
  const [isOffered, setOffered] = useState(false);
  const recovery = useRecoveryCodes();
  const change = useSecurityAct(
    (isOn: boolean, options) => query(SetCodeAtSignIn, { isOn }, options),
    ({ setCodeAtSignIn: isOn }) => {
      toast(t(isOn ? "code.turnedOn" : "code.turnedOff"));
      setOffered(isOn && asked.data?.recoveryCodesLeft === 0);
    },
  );
  const accept = () => {
    setOffered(false);
    recovery.make();
  };
  return (
    <Card className={styles.section}>
      <h2>{t("code.title")}</h2>
      <p className={styles.help}>{t("code.help")}</p>
      <SectionBody query={asked}>
        {({ hasCodeAtSignIn: isOn }) => (
          <div className={styles.actions}>
            <Badge tone={isOn ? "done" : "info"}>{t(isOn ? "code.on" : "code.off")}</Badge>
            <BusyButton
              variant="secondary"
              isBusy={change.isPending}
              onClick={() => change.mutate(!isOn)}
            >
              {t(isOn ? "code.turnOff" : "code.turnOn")}
            </BusyButton>
          </div>
        )}
      </SectionBody>
      {change.dialog}
      {recovery.dialog}
      {isOffered && (
        <Dialog
          title={t("code.offerTitle")}
          onClose={() => setOffered(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOffered(false)}>
                {t("code.offerLater")}
              </Button>
              <Button onClick={accept}>{t("recovery.make")}</Button>
            </>
          }
        >
          <p>{t("code.offerText")}</p>
        </Dialog>
      )}
    </Card>
  );
}
