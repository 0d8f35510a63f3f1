import { isDemonstration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { heldLinkToken } from "../../core/routing/link-token.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import styles from "../RequestAccess.module.css";
import { type Check, CheckSteps } from "./CheckSteps.tsx";

/**
 * Simulates an identity check on the phone that scanned the QR code. The photos stay on the phone, and the visitor
 * chooses the outcome.
 */
export function IdentityCheckScreen() {
  const t = useTexts("identity_check");
  const titles = useTexts("template");
  const check = readToken();
  return (
    <Page title={t("title")} width="narrow">
      <Card>
        {check && isDemonstration() ? (
          <CheckSteps check={check} />
        ) : (
          <div className={styles.checkSteps}>
            <Notice kind="warning">
              <p>{t("gone")}</p>
            </Notice>
            <LinkButton to={paths.requestAccess.path}>{titles("titles.requestAccess")}</LinkButton>
          </div>
        )}
      </Card>
    </Page>
  );
}

/** `id.secret`, from the fragment of the address. */
function readToken(): Check | undefined {
  const [id, secret] = heldLinkToken()?.split(".") ?? [];
  return id && secret ? { id, secret } : undefined;
}
