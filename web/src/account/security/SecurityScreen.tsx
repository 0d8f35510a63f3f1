import { securityUrl } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import styles from "../AccountScreen.module.css";
import { CodeSection } from "./CodeSection.tsx";
import { ElsewhereSection } from "./ElsewhereSection.tsx";
import { LoginEmailSection } from "./LoginEmailSection.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { PendingSection } from "./PendingSection.tsx";
import { ProtectionLine } from "./ProtectionLine.tsx";
import { RecoverySection } from "./RecoverySection.tsx";
import { SessionSection } from "./SessionSection.tsx";
import { SignInSection } from "./SignInSection.tsx";

/** The sign-in methods and the sign-in history. */
export function SecurityScreen() {
  const titles = useTexts("template");
  const isElsewhere = securityUrl() !== "";
  return (
    <Page title={titles("titles.security")} width="narrow">
      <div className={styles.sections}>
        {isElsewhere ? (
          <ElsewhereSection />
        ) : (
          <>
            <ProtectionLine />
            <PendingSection />
            <PasskeySection />
            <CodeSection />
            <RecoverySection />
            <LoginEmailSection />
          </>
        )}
        <SessionSection />
        <SignInSection />
      </div>
    </Page>
  );
}
