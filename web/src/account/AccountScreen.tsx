import { useTexts } from "../core/language/i18n.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./AccountScreen.module.css";
import { LoginSection } from "./LoginSection.tsx";
import { MyData } from "./my-data/MyData.tsx";
import { PhoneSection } from "./PhoneSection.tsx";

export function AccountScreen() {
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.account")} width="narrow">
      <div className={styles.sections}>
        <LoginSection />
        <PhoneSection />
        <MyData />
      </div>
    </Page>
  );
}
