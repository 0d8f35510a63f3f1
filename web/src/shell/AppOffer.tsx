import { brand } from "@portal/brand/brand.ts";
import X from "lucide-react/icons/x";
import { useTexts } from "../core/i18n.tsx";
import { mobileSystem } from "../core/mobile.ts";
import { Button } from "../ui/Button.tsx";
import { Crest } from "../ui/Crest.tsx";
import { ExternalLink } from "../ui/ExternalLink.tsx";
import styles from "./AppOffer.module.css";
import { useExternalPages } from "./useMenu.ts";

/** The mobile app, with the badge of the store that belongs to this phone. */
export function AppOffer({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts("welcome");
  const names = useTexts("template");
  const pageOf = useExternalPages();
  const store = mobileSystem(navigator.userAgent) === "iOS" ? "appStore" : "playStore";
  const href = pageOf(store);
  if (!href) return null;
  return (
    <section
      data-screen
      className={styles.offer}
      aria-label={t("banner.title", { brand: brand.name })}
    >
      <Crest />
      <p className={styles.words}>
        <strong>{t("banner.title", { brand: brand.name })}</strong>
        {t("banner.text")}
      </p>
      <ExternalLink className={styles.badge} href={href}>
        {names(`external.${store}`)}
      </ExternalLink>
      <Button look="icon" aria-label={t("banner.close")} onClick={onDismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
