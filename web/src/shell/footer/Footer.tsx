import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, useId, useState } from "react";
import { Link } from "../../core/routing/router.tsx";
import { paths, type Menu } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Footer.module.css";
import { Boundary } from "../../core/hydration.tsx";
import { ReadingPicker } from "../../parts/reading/ReadingPicker.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { LanguagePicker } from "../header/LanguagePicker.tsx";
import type { PanelChoice } from "../panel.ts";
import { useExternalPages, useMenu } from "../header/useMenu.ts";

const groups = [
  "footerAccount",
  "footerCommunications",
  "footerFinances",
  "footerContracts",
  "footerHelp",
] as const satisfies readonly Menu[];

export const Footer = memo(function Footer({ onOpen }: { onOpen: PanelChoice["open"] }) {
  const t = useTexts("template");
  const { legalName } = useBrand();
  const privacy = useExternalPages()("privacy");
  return (
    <footer data-screen className={styles.footer}>
      <div className={styles.inside}>
        <nav className={styles.groups} aria-label={t("footer.label")}>
          {groups.map((group) => (
            <FooterGroup key={group} group={group} />
          ))}
        </nav>
        <div className={styles.line}>
          <LanguagePicker />
          <SocialLinks />
        </div>
        <div className={styles.line} data-tour="reading">
          <Boundary>
            <ReadingPicker />
          </Boundary>
        </div>
        <div className={`${styles.line} ${styles.end}`}>
          <p className={styles.house}>{legalName}</p>
          <div className={styles.house}>
            {privacy && (
              <ExternalLink className={styles.link} href={privacy}>
                {t("external.privacy")}
              </ExternalLink>
            )}
            <Link className={styles.link} to={paths.attributions.path}>
              {t("titles.attributions")}
            </Link>
            <button type="button" className={styles.link} onClick={() => onOpen("cookies")}>
              {t("footer.cookies")}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
});

/** A column; collapsible on a phone. */
function FooterGroup({ group }: { group: (typeof groups)[number] }) {
  const t = useTexts("template");
  const links = useMenu(group);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (links.length === 0) return null;
  const title = t(`footer.${group}`);
  return (
    <div>
      <h2>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </h2>
      <ul id={listId} className={isOpen ? undefined : styles.closed}>
        {links.map((link) => (
          <li key={link.kind === "logout" ? link.kind : link.label}>
            {link.kind === "address" && (
              <Link className={styles.link} to={link.path}>
                {link.label}
              </Link>
            )}
            {link.kind === "external" && (
              <ExternalLink className={styles.link} href={link.href}>
                {link.label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
