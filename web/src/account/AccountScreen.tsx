import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Card } from "../ui/layout/Card.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./AccountScreen.module.css";
import { LoginSection } from "./LoginSection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";

export function AccountScreen() {
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.account")} width="narrow">
      <div className={styles.sections}>
        <LoginSection />
        <PhoneSection />
        <MyDataLink />
      </div>
    </Page>
  );
}

/** The page of one's data and rights. */
function MyDataLink() {
  const t = useTexts("account");
  const titles = useTexts("template");
  return (
    <Card className={styles.section}>
      <h2>{titles("titles.myData")}</h2>
      <p>{t("myData.text")}</p>
      <div>
        <LinkButton to={paths.myData.path}>{titles("titles.myData")}</LinkButton>
      </div>
    </Card>
  );
}
