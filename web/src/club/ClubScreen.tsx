import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { offersQuestion } from "./club.ts";
import styles from "./ClubScreen.module.css";
import { ClubList } from "./ClubList.tsx";
import { OfferDetail } from "./OfferDetail.tsx";
import { OfferGone } from "./OfferGone.tsx";

/** The offers of the club, or the one in the address. */
export function ClubScreen() {
  return (
    <ErrorBoundary fallback={ClubFailed}>
      <Boundary fallback={<Waiting />}>
        <Club />
      </Boundary>
    </ErrorBoundary>
  );
}

function Club() {
  const t = useTexts("leclub");
  const { search } = useLocation();
  const { data: offers } = useSuspenseQuery(offersQuestion);
  const wanted = new URLSearchParams(search).get("offer");
  const offer = offers.find(({ id }) => id === wanted);
  if (offer) return <OfferDetail key={offer.id} offer={offer} />;
  return (
    <Page title={t("title")} intro={t("intro")}>
      <div className={styles.list}>
        {wanted !== null && <OfferGone isOneLeft={offers.length > 0} />}
        <ClubList offers={offers} />
        <ClubSite />
      </div>
    </Page>
  );
}

/** The link to the club's page on the insurer's website. */
function ClubSite() {
  const t = useTexts("template");
  const href = usePortal().configuration.externalLinks.club;
  return (
    href && (
      <p>
        <ExternalLink href={href}>{t("external.club")}</ExternalLink>
      </p>
    )
  );
}

function Waiting() {
  const t = useTexts("leclub");
  return (
    <Page title={t("title")} intro={t("intro")}>
      <Skeleton height="380px" />
    </Page>
  );
}

function ClubFailed({ reset }: FallbackProps) {
  const t = useTexts("leclub");
  return (
    <Page title={t("title")} intro={t("intro")}>
      <Failed text={t("failed")} onRetry={useRetry(reset)} />
    </Page>
  );
}
