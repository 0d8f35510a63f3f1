import { securityUrl } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "../AccountScreen.module.css";

/** The link to the external provider of passwords and passkeys. */
export function ElsewhereSection() {
  const t = useTexts("security");
  return (
    <Card className={styles.section}>
      <h2>{t("elsewhere.title")}</h2>
      <p className={styles.help}>{t("elsewhere.text")}</p>
      <p>
        <ExternalLink href={securityUrl()}>{t("elsewhere.open")}</ExternalLink>
      </p>
    </Card>
  );
}
