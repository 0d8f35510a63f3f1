import type { Caregiver } from "@portal/model/caregivers.ts";
import { shownKilometres } from "@portal/model/places/distances.ts";
import Baby from "lucide-react/icons/baby";
import Languages from "lucide-react/icons/languages";
import MapPin from "lucide-react/icons/map-pin";
import Network from "lucide-react/icons/network";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import UserRoundX from "lucide-react/icons/user-round-x";
import { type ComponentType, type ReactNode, useId } from "react";
import { Choice } from "../../ui/fields/Choice.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./CaregiverCards.module.css";

interface CaregiverCardsProps {
  caregivers: readonly Caregiver[];
  /** Whether distances were requested; an unknown one is then shown as such. */
  hasDistances: boolean;
  /** The number of the chosen doctor. */
  chosen: string | undefined;
  onChoose: (caregiver: Caregiver) => void;
}

export function CaregiverCards({
  caregivers,
  hasDistances,
  chosen,
  onChoose,
}: CaregiverCardsProps) {
  const t = useTexts("caregivers");
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>
        <VisuallyHidden>{t("results")}</VisuallyHidden>
      </legend>
      {caregivers.map((caregiver) => (
        <Choice
          key={caregiver.noPartenaire}
          type="radio"
          variant="card"
          name={name}
          label={caregiver.nomPrenom}
          detail={<Details caregiver={caregiver} hasDistance={hasDistances} />}
          checked={caregiver.noPartenaire === chosen}
          onChange={() => onChoose(caregiver)}
        />
      ))}
    </fieldset>
  );
}

function Details({ caregiver, hasDistance }: { caregiver: Caregiver; hasDistance: boolean }) {
  const t = useTexts("caregivers");
  const { sousCategorie, adresse, npa, localite, acceptsNewPatient } = caregiver;
  return (
    <span className={stack.gap1}>
      {caregiver.pediatre ? (
        <Fact icon={Baby}>{t("pediatre")}</Fact>
      ) : (
        <span>{t(`categories.${sousCategorie}`)}</span>
      )}
      <span className={styles.address}>
        {`${adresse}, ${npa} ${localite}`}
        {hasDistance && <Distance distance={caregiver.distance} />}
      </span>
      <span className={styles.facts}>
        {acceptsNewPatient ? (
          <Fact icon={UserRoundCheck} tone="good">
            {t("accepts")}
          </Fact>
        ) : (
          <Fact icon={UserRoundX}>{t("acceptsNot")}</Fact>
        )}
        {caregiver.codeReseau && (
          <Fact icon={Network}>{t("network", { code: caregiver.codeReseau })}</Fact>
        )}
        <Spoken languages={caregiver.languages} />
      </span>
    </span>
  );
}

function Distance({ distance }: { distance: number | null }) {
  const t = useTexts("caregivers");
  return (
    <span className={styles.distance}>
      <MapPin size={16} aria-hidden="true" />
      {distance === null ? t("distanceUnknown") : t("distance", { km: shownKilometres(distance) })}
    </span>
  );
}

function Spoken({ languages }: { languages: readonly string[] }) {
  const t = useTexts("caregivers");
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "language" });
  const spoken = languages.map((one) => names.of(one) ?? one).join(", ");
  return <Fact icon={Languages}>{t("languages", { languages: spoken })}</Fact>;
}

interface FactProps {
  icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
  tone?: "good";
  children: ReactNode;
}

function Fact({ icon: Icon, tone, children }: FactProps) {
  return (
    <span className={tone === "good" ? `${styles.fact} ${styles.good}` : styles.fact}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
