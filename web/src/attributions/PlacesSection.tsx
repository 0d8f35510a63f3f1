import type { Attributions, PlaceSource } from "@portal/model/portal/attributions.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { get } from "../core/http/api.ts";
import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./AttributionsScreen.module.css";
import { CreditList } from "./CreditList.tsx";
import { creditsOfPlaces } from "./credits.ts";

/** The section shows its own error. */
const load = () => get<Attributions>("/v1/public/attributions", { anonymous: true, silent: true });

/** The directories of places in this installation, with their attribution. */
export function PlacesSection() {
  const t = useTexts("attributions");
  const { data } = useSuspenseQuery({ queryKey: ["attributions"], queryFn: load });
  const names = creditsOfPlaces(data.places);
  if (names.length === 0) return <p className={styles.quiet}>{t("places.none")}</p>;
  return (
    <>
      <ul className={stack.gap2}>
        {data.places.map((place) => (
          <Directory key={place.directory} place={place} />
        ))}
      </ul>
      <CreditList names={names} />
    </>
  );
}

function Directory({ place: { directory, kind, rows, loadedOn } }: { place: PlaceSource }) {
  const t = useTexts("attributions");
  const { language } = useLanguage();
  const count = new Intl.NumberFormat(`${language}-CH`).format(rows);
  return <li>{t(`places.${directory}.${kind}`, { rows: count, day: formatDate(loadedOn) })}</li>;
}

export function PlacesFailed({ reset }: FallbackProps) {
  const t = useTexts("attributions");
  return <Failed text={t("places.failed")} onRetry={useRetry(reset)} />;
}
