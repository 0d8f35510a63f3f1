import Activity from "lucide-react/icons/activity";
import Baby from "lucide-react/icons/baby";
import Dumbbell from "lucide-react/icons/dumbbell";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Stethoscope from "lucide-react/icons/stethoscope";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { CardLink } from "../../ui/layout/CardLink.tsx";
import { Carousel } from "../../ui/layout/Carousel.tsx";
import styles from "./HealthSection.module.css";
import type { HomeInsured } from "../home.ts";
import { isOffered } from "../promotions/offered.ts";
import type { Suggested } from "../suggestions.ts";
import { SymptomCheckerButton } from "./SymptomCheckerButton.tsx";

type HealthCard = Suggested["healthCards"][number];

interface HealthSectionProps {
  cards: readonly HealthCard[];
  insureds: readonly HomeInsured[];
}

/** What the insurer does for people's health beside paying for it. */
export function HealthSection({ cards, insureds }: HealthSectionProps) {
  const t = useTexts("homepage");
  const portal = usePortal();
  const shown = cards.filter(({ kind, link }) => {
    if (kind === "SYMPTOM_CHECKER") return portal.configuration.externalLinks.symptomChecker;
    // Nobody is spoken to of a pregnancy that they cannot have.
    if (link === paths.maternity.path && !insureds.some(mayDeclareMaternity)) return false;
    return link !== null && isOffered(link, portal);
  });
  if (shown.length === 0) return null;
  return (
    <Carousel label={t("health.title")} isStill heading={<h2>{t("health.title")}</h2>}>
      {shown.map((card) => (
        <HealthCardSlide key={card.id} card={card} />
      ))}
    </Carousel>
  );
}

function mayDeclareMaternity({ isEligibleMaternityDeclaration }: HomeInsured): boolean {
  return isEligibleMaternityDeclaration;
}

const icons: Readonly<Record<string, typeof Activity>> = {
  "symptom-checker": Stethoscope,
  "care-coordination": HeartHandshake,
  pregnancy: Baby,
  coaching: Dumbbell,
};

function HealthCardSlide({ card }: { card: HealthCard }) {
  const Icon = icons[card.id] ?? Activity;
  return (
    <Card className={styles.card}>
      <Icon size={28} aria-hidden="true" />
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      {card.link ? (
        <CardLink to={card.link} className={styles.action}>
          {card.button}
        </CardLink>
      ) : (
        <SymptomCheckerButton>{card.button}</SymptomCheckerButton>
      )}
    </Card>
  );
}
