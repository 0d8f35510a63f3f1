import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { DelegationList } from "./DelegationList.tsx";
import { showsVouchersOf } from "./delegations.ts";
import styles from "./DelegationsScreen.module.css";

export function DelegationsScreen() {
  const t = useTexts("delegations");
  const titles = useTexts("template");
  const { built, insureds } = usePortal();
  const today = useToday();
  const hasOtherAdults = insureds.some(
    (one) => !one.forInformation && !showsVouchersOf(one, today),
  );
  return (
    <Page title={titles("titles.delegations")}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <p>{t("intro")}</p>
          {hasOtherAdults && <p>{t("adults")}</p>}
        </div>
        {built.has("documentsSend") && <LinkButton to="/documents/send">{t("send")}</LinkButton>}
      </div>
      <DelegationList today={today} />
    </Page>
  );
}
