import { RECOVERY_CODES } from "@portal/model/security.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { useSecurity } from "./security.ts";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";

/** Recovery codes on paper, for when no one-time code arrives. */
export function RecoverySection() {
  const t = useTexts("security");
  const asked = useSecurity();
  const making = useRecoveryCodes();
  return (
    <Card className={styles.section}>
      <h2>{t("recovery.title")}</h2>
      <p className={styles.help}>{t("recovery.help", { count: RECOVERY_CODES })}</p>
      <SectionBody query={asked}>
        {({ recoveryCodesLeft: count }) => (
          <>
            <p>{count === 0 ? t("recovery.none") : t("recovery.left", { count })}</p>
            <div className={styles.actions}>
              <BusyButton variant="secondary" isBusy={making.isPending} onClick={making.make}>
                {t(count === 0 ? "recovery.make" : "recovery.makeAgain")}
              </BusyButton>
            </div>
          </>
        )}
      </SectionBody>
      {making.dialog}
    </Card>
  );
}
