import ChevronRight from "lucide-react/icons/chevron-right";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Link } from "../core/routing/router.tsx";
import { ConversationState } from "./ConversationState.tsx";
import styles from "./Conversations.module.css";
import { conversationPath, type ListedConversation } from "./conversations.ts";
import { useWhen } from "./useWhen.ts";

/** The subject of a conversation, its last message, and whether it is unread. */
export function ConversationCard({ conversation }: { conversation: ListedConversation }) {
  const t = useTexts("conversations");
  const when = useWhen();
  const { id, subject, concernedInsured, excerpt, lastAt, unread } = conversation;
  const { lastAuthorName, lastDepartment, lastSentBy } = conversation;
  const { actingFor } = usePortal();
  const by =
    lastAuthorName && lastDepartment
      ? t("by", { name: lastAuthorName, department: lastDepartment })
      : (lastSentBy ?? actingFor?.name ?? t("you"));
  return (
    <article className={unread > 0 ? `${styles.card} ${styles.unread}` : styles.card}>
      <div className={styles.head}>
        <Link to={conversationPath(id)} className={styles.title}>
          {subject}
        </Link>
        <ConversationState conversation={conversation} />
      </div>
      <p className={styles.person}>{concernedInsured.fullname}</p>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.facts}>
        {by} · <time dateTime={lastAt}>{when(lastAt)}</time>
      </p>
      <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
    </article>
  );
}
