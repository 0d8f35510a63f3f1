import { useQuery } from "../../core/http/useQuery.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import Phone from "lucide-react/icons/phone";
import { useTexts } from "../../core/language/i18n.tsx";
import { OwnPortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { FactCards } from "../../ui/layout/FactCards.tsx";
import { conversationsQuery } from "../conversations.ts";
import styles from "./Write.module.css";

/** Links to earlier conversations, and the phone for urgent matters. */
export function OtherWays() {
  const t = useTexts("conversations");
  const { data: conversations = [] } = useQuery(conversationsQuery);
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
  return (
    <aside aria-label={t("ways.label")}>
      <FactCards
        level={2}
        facts={[
          {
            Icon: MessagesSquare,
            title: t("ways.messages.title"),
            text: t("ways.messages.text"),
            way: (
              <p className={styles.go}>
                <Link to={paths.messages.path}>{t("all")}</Link>
                {unread > 0 && <Badge tone="warning">{t("state.unread", { count: unread })}</Badge>}
              </p>
            ),
          },
          {
            Icon: Phone,
            title: t("ways.phone.title"),
            text: t("ways.phone.text"),
            way: (
              <OwnPortal>
                <p className={styles.go}>
                  <Link to={paths.helpContactPhone.path}>{t("ways.phone.link")}</Link>
                </p>
              </OwnPortal>
            ),
          },
        ]}
      />
    </aside>
  );
}
