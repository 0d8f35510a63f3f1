import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import styles from "./AttributionsScreen.module.css";
import { CreditList } from "./CreditList.tsx";
import { PlacesFailed, PlacesSection } from "./PlacesSection.tsx";
import { SoftwareSection } from "./SoftwareSection.tsx";

const loadLicences = async () => (await import("virtual:licences")).licences;

/** The data and software that the portal uses, with their licences. A public page. */
export function AttributionsScreen() {
  const t = useTexts("attributions");
  const titles = useTexts("template");
  const { data } = useSuspenseQuery({ queryKey: ["licences"], queryFn: loadLicences });
  return (
    <Page title={titles("titles.attributions")} intro={t("intro")} width="narrow">
      <section className={styles.section} aria-labelledby="places">
        <h2 id="places">{t("places.title")}</h2>
        <ErrorBoundary fallback={PlacesFailed}>
          <Boundary fallback={<Skeleton height="240px" />}>
            <PlacesSection />
          </Boundary>
        </ErrorBoundary>
      </section>
      <section className={styles.section} aria-labelledby="map">
        <h2 id="map">{t("map.title")}</h2>
        <CreditList names={["naturalEarth", "cantonShapes", "openStreetMap", "geonames"]} />
      </section>
      <section className={styles.section} aria-labelledby="look">
        <h2 id="look">{t("look.title")}</h2>
        <CreditList names={["figtree", "lucide"]} />
      </section>
      <section className={styles.section} aria-labelledby="software">
        <h2 id="software">{t("software.title")}</h2>
        <p className={styles.quiet}>{t("software.intro")}</p>
        <SoftwareSection packages={data.packages} />
      </section>
    </Page>
  );
}
