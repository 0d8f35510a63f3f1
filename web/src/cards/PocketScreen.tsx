import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { configuration } from "../core/configuration.ts";
import { readDevice } from "../core/device-store.ts";
import { useEnvironment } from "../core/environment.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link, Redirect } from "../core/routing/router.tsx";
import { isAuthenticated } from "../core/session/session.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./CardsScreen.module.css";
import { isOver, pocketContent, type PocketContent } from "../parts/pocket/pocket-cards.ts";
import { ShownCard } from "./ShownCard.tsx";

/** The cards of this device, where the worker did not answer; without any it says how to keep them. */
export function PocketScreen() {
  const titles = useTexts("template");
  const t = useTexts("pocket");
  return (
    <Page title={titles("titles.pocket")} intro={t("intro")} width="narrow">
      <Boundary fallback={<Skeleton height="320px" />}>
        <Pocket />
      </Boundary>
    </Page>
  );
}

/** Read anew each time, because a sign-out in another tab removes the cards. */
const kept = {
  queryKey: ["kept cards"],
  queryFn: async () => pocketContent(await readDevice(Date.now())) ?? null,
  gcTime: 0,
  staleTime: 0,
};

function Pocket() {
  const t = useTexts("pocket");
  const { data } = useSuspenseQuery(kept);
  const hasSession = isAuthenticated(configuration().environment, useEnvironment().cookies());
  if (data) return <Kept content={data} />;
  if (hasSession) return <Redirect to={paths.cards.path} />;
  return (
    <EmptyState
      picture="document"
      title={t("none.title")}
      action={
        <div className={styles.ways}>
          <LinkButton to={paths.cards.path}>{t("none.open")}</LinkButton>
          <Link to={paths.emergency.path}>{t("emergency")}</Link>
        </div>
      }
    >
      {t("none.text")}
    </EmptyState>
  );
}

function Kept({ content: { cards, at } }: { content: PocketContent }) {
  const t = useTexts("pocket");
  const today = todayInZurich(useEnvironment().now());
  return (
    <div className={styles.screen}>
      <p className={styles.quiet}>
        {t("updated", { date: formatDate(todayInZurich(new Date(at))) })}
      </p>
      {cards.map((card) => {
        const name = `${card.firstname} ${card.lastname}`;
        return (
          <section key={card.cardNumber} className={styles.person}>
            <h2>{name}</h2>
            {isOver(card, today) ? (
              <p>{t("expired", { name, date: formatDate(card.validUntil) })}</p>
            ) : (
              <ShownCard card={card} />
            )}
          </section>
        );
      })}
      <p className={styles.quiet}>{t("copy")}</p>
      <p className={styles.ways}>
        <Link to={paths.home.path}>{t("portal")}</Link>
        <Link to={paths.emergency.path}>{t("emergency")}</Link>
      </p>
    </div>
  );
}
