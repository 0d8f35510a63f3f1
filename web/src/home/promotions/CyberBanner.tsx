import ShieldCheck from "lucide-react/icons/shield-check";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import styles from "./CyberBanner.module.css";
import { isOffered } from "./offered.ts";

/** Tells of the cyber protection where it can be had. */
export function CyberBanner() {
  const t = useTexts("homepage");
  const { path } = paths.cyberprotect;
  if (!isOffered(path, usePortal())) return null;
  return (
    <section className={styles.banner} aria-label={t("cyber.title")}>
      <ShieldCheck size={40} aria-hidden="true" />
      <div>
        <h2>{t("cyber.title")}</h2>
        <p>{t("cyber.text")}</p>
      </div>
      <LinkButton to={path}>{t("cyber.button")}</LinkButton>
    </section>
  );
}
