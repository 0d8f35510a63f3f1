import { Boundary } from "../core/hydration.tsx";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useSearch } from "../core/routing/search.ts";
import { lazyPart, usePreload } from "../ui/feedback/lazy-part.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import { PersonChooser } from "./PersonChooser.tsx";
import { PersonSection } from "./PersonSection.tsx";
import { PostalsTab } from "./postal-addresses/PostalsTab.tsx";
import { personChoice, type ProfileTab, type ProfileTabProps, tabChoice } from "./profile.ts";
import { ProfileFailed } from "./ProfileFailed.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ProfileScreen.module.css";
import { PersonSkeleton, TabSkeleton } from "./ProfileSkeleton.tsx";

const FinancialsTab = lazyPart(
  async () => (await import("./financial-addresses/FinancialsTab.tsx")).FinancialsTab,
);
const ContactsTab = lazyPart(async () => (await import("./contacts/ContactsTab.tsx")).ContactsTab);
const panels = { postals: PostalsTab, financials: FinancialsTab, phonesEmails: ContactsTab };

export function ProfileScreen() {
  const t = useTexts("profile");
  const titles = useTexts("template");
  const portal = usePortal();
  const search = useSearch();
  usePreload(FinancialsTab);
  usePreload(ContactsTab);
  const number = search.get(personChoice(portal));
  const insured = portal.insureds.find(({ insuredNumber }) => insuredNumber === number);
  return (
    <Page title={titles("titles.profile")} intro={t("intro")}>
      <PersonChooser />
      {insured && <PersonPanel key={number} insured={insured} />}
      {portal.built.has("lifeChanges") && (
        <p>
          <Link to={paths.lifeChanges.path}>{t("lifeChanges")}</Link>
        </p>
      )}
    </Page>
  );
}

function PersonPanel({ insured }: ProfileTabProps) {
  const t = useTexts("profile");
  const tabs = tabChoice(usePortal());
  const tab = useSearch().get(tabs);
  const Panel = panels[tab];
  return (
    <div className={stack.gap5}>
      <ErrorBoundary fallback={ProfileFailed}>
        <Boundary fallback={<PersonSkeleton />}>
          <PersonSection insured={insured} />
        </Boundary>
      </ErrorBoundary>
      <Tabs label={t("tabs.label")} parameter={tabs} titleOf={titleOf}>
        <ErrorBoundary key={tab} fallback={ProfileFailed}>
          <Boundary fallback={<TabSkeleton />}>
            <Panel insured={insured} />
          </Boundary>
        </ErrorBoundary>
      </Tabs>
    </div>
  );
}

function titleOf(tab: ProfileTab) {
  return <TabTitle tab={tab} />;
}

/** The full word on screens with room for three tabs. */
function TabTitle({ tab }: { tab: ProfileTab }) {
  const t = useTexts("profile");
  return (
    <>
      <span className={styles.long}>{t(`tabs.${tab}`)}</span>
      <span className={styles.short}>{t(`short.${tab}`)}</span>
    </>
  );
}
