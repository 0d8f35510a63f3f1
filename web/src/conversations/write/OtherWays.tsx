import { useQuery } from "@tanstack/react-query";
import MessagesSquare from "lucide-react/icons/messages-square";
import Phone from "lucide-react/icons/phone";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { conversationsQuery } from "../conversations.ts";
import styles from "./Write.module.css";

/** What was written before, and the phone for what cannot wait. */
export function OtherWays() {
  const t = useTexts("conversations");
  const { data: conversations = [] } = useQuery(conversationsQuery);
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
  return (
    <aside className={styles.ways} aria-label={t("ways.label")}>
      <div className={styles.way}>
        <MessagesSquare size={22} aria-hidden="true" />
        <div>
          <h2>{t("ways.messages.title")}</h2>
          <p>{t("ways.messages.text")}</p>
          <p className={styles.go}>
            <Link to={paths.messages.path}>{t("all")}</Link>
            {unread > 0 && <Badge tone="warning">{t("state.unread", { count: unread })}</Badge>}
          </p>
        </div>
      </div>
      <div className={styles.way}>
        <Phone size={22} aria-hidden="true" />
        <div>
          <h2>{t("ways.phone.title")}</h2>
          <p>{t("ways.phone.text")}</p>
          <p className={styles.go}>
            <Link to={paths.helpContactPhone.path}>{t("ways.phone.link")}</Link>
          </p>
        </div>
      </div>
    </aside>
  );
}
