import { configuration } from "../core/configuration.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { usePortal } from "../core/portal.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./AccountScreen.module.css";

/** The sign-in data. The password belongs to the identity provider and is changed there. */
export function LoginSection() {
  const t = useTexts("account");
  const { profile } = usePortal();
  const leave = () => location.assign(configuration().passwordPath);
  return (
    <Card className={styles.section}>
      <h2>{t("login.title")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("login.email")}</dt>
          <dd>{profile.loginEmail}</dd>
        </div>
        <div>
          <dt>{t("login.password")}</dt>
          <dd>
            <span aria-hidden="true">••••••••••••</span>
            <p>{t("login.passwordHelp")}</p>
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={leave}>
          {t("login.changePassword")}
        </Button>
        <Link to={paths.security.path}>{t("login.security")}</Link>
      </div>
    </Card>
  );
}
