import { brand } from "@portal/brand/brand.ts";
import X from "lucide-react/icons/x";
import { useEnvironment } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { mobileDevice } from "../../core/mobile.ts";
import { usePublicConfiguration } from "../../core/portal.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Crest } from "../../ui/layout/Crest.tsx";
import styles from "./AppOffer.module.css";
import { type Store, StoreBadge } from "./StoreBadge.tsx";

const storesOf = {
  iOS: ["appStore"],
  Android: ["playStore"],
  unknown: ["appStore", "playStore"],
} satisfies Record<string, readonly Store[]>;

/** The mobile app, with the badge of this phone's store; with both if the system is unknown. */
export function AppOffer({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts("welcome");
  const { externalLinks } = usePublicConfiguration();
  const stores = storesOf[mobileDevice(useEnvironment().device()) ?? "unknown"].flatMap((store) => {
    const href = externalLinks[store];
    return href ? [{ store, href }] : [];
  });
  if (stores.length === 0) return null;
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
      <div className={stores.length > 1 ? `${styles.badges} ${styles.both}` : styles.badges}>
        {stores.map(({ store, href }) => (
          <StoreBadge key={store} store={store} href={href} />
        ))}
      </div>
      <Button variant="icon" aria-label={t("banner.close")} onClick={onDismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
