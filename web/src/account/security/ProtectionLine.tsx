import { missingProtection } from "@portal/model/security.ts";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import styles from "./ProtectionLine.module.css";
import { useSecurity } from "./security.ts";
import { useCodeAtSignIn } from "./useCodeAtSignIn.tsx";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";

/** The protection of the account in one line, with a button for each missing measure. */
export function ProtectionLine() {
  const t = useTexts("security");
  const { data, isError } = useSecurity();
  const code = useCodeAtSignIn();
  const recovery = useRecoveryCodes();
  // The sections below show the error and a retry button.
  if (isError) return null;
  if (!data) return <Skeleton height="72px" />;
  const missing = missingProtection({ ...data, passkeys: data.passkeys.length });
  const Shield = missing ? ShieldAlert : ShieldCheck;
  return (
    <div className={`${styles.line} ${missing ? styles.missing : ""}`}>
      <Shield size={24} aria-hidden="true" />
      <p>{t(`state.${missing ?? "protected"}`)}</p>
      {missing === "secondStep" && (
        <BusyButton isBusy={code.isPending} onClick={() => code.turn(true)}>
          {t("state.activate")}
        </BusyButton>
      )}
      {missing === "recoveryCodes" && (
        <BusyButton isBusy={recovery.isPending} onClick={recovery.make}>
          {t("state.make")}
        </BusyButton>
      )}
      {code.dialogs}
      {recovery.dialog}
    </div>
  );
}
