import { useQuery } from "../../core/http/useQuery.ts";
import LogOut from "lucide-react/icons/log-out";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { logout } from "../../core/session/session.ts";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./MenuList.module.css";
import { unreadMessages } from "./unread-messages.ts";
import type { MenuLink } from "./useMenu.ts";

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
        {link.path === paths.messages.path && <Unread />}
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

/** A dot beside the messages; the button of the menu has started the query. */
function Unread() {
  const t = useTexts("template");
  const { data: count = 0 } = useQuery({ ...unreadMessages, enabled: false });
  if (count === 0) return null;
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{t("unreadMessages", { count })}</VisuallyHidden>
    </span>
  );
}
