import LogOut from "lucide-react/icons/log-out";
import { Link } from "../../core/routing/router.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { logout } from "../../core/session/session.ts";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./MenuList.module.css";
import type { MenuLink } from "./useMenu.ts";

/** A list of ways to go, one below the other. */
export function MenuList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.kind === "logout" ? "logout" : link.label}>
          <MenuItem link={link} />
        </li>
      ))}
    </ul>
  );
}

function MenuItem({ link }: { link: MenuLink }) {
  const t = useTexts("global");
  if (link.kind === "external") {
    return (
      <ExternalLink className={styles.item} href={link.href}>
        {link.label}
      </ExternalLink>
    );
  }
  if (link.kind === "address") {
    return (
      <Link className={styles.item} to={link.path}>
        {link.label}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.item} onClick={logout}>
      <LogOut size={20} aria-hidden="true" />
      {t("logout")}
    </button>
  );
}
