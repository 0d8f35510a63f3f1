import ShieldCheck from "lucide-react/icons/shield-check";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { PictureCard } from "../../ui/layout/PictureCard.tsx";

export function CyberCard() {
  const t = useTexts("suggestions");
  return (
    <PictureCard
      icon={<ShieldCheck size={40} aria-hidden="true" />}
      title={t("cyber.title")}
      to={paths.cyberprotect.path}
      facts={[t("cyber.text")]}
    />
  );
}
