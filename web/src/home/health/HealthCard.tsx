import Activity from "lucide-react/icons/activity";
import Baby from "lucide-react/icons/baby";
import Dumbbell from "lucide-react/icons/dumbbell";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Stethoscope from "lucide-react/icons/stethoscope";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Portal } from "../../core/portal.tsx";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";
import type { HomeInsured } from "../home.ts";
import { isOffered } from "../promotions/offered.ts";
import type { Suggested } from "../suggestions.ts";
import { SymptomCheckerButton } from "./SymptomCheckerButton.tsx";

type Card = Suggested["healthCards"][number];

/** The cards whose links are offered to this account. */
export function offeredHealthCards(
  cards: readonly Card[],
  insureds: readonly HomeInsured[],
  portal: Portal,
): readonly Card[] {
  return cards.filter(({ kind, link }) => {
    if (kind === "SYMPTOM_CHECKER") return portal.configuration.externalLinks.symptomChecker;
    // The maternity card is shown only if a person on the account may declare a maternity.
    if (link === paths.maternity.path && !insureds.some(mayDeclareMaternity)) return false;
    return link !== null && isOffered(link, portal);
  });
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

export function HealthCard({ card }: { card: Card }) {
  const t = useTexts("suggestions");
  const Icon = icons[card.id] ?? Activity;
  return (
    <PictureCard
      icon={<Icon size={40} aria-hidden="true" />}
      kind={t("health.title")}
      title={card.title}
      facts={[card.text]}
      {...(card.link
        ? { to: card.link }
        : { action: <SymptomCheckerButton>{card.button}</SymptomCheckerButton> })}
    />
  );
}
