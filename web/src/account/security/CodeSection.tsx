import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { useSecurity } from "./security.ts";
import { useCodeAtSignIn } from "./useCodeAtSignIn.tsx";

/** Whether sign-in asks for a code after the password. */
export function CodeSection() {
  const t = useTexts("security");
  const asked = useSecurity();
  const code = useCodeAtSignIn();
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
              isBusy={code.isPending}
              onClick={() => code.turn(!isOn)}
            >
              {t(isOn ? "code.turnOff" : "code.turnOn")}
            </BusyButton>
          </div>
        )}
      </SectionBody>
      {code.dialogs}
    </Card>
  );
}
