import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { ConversationCard } from "./ConversationCard.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./Conversations.module.css";
import { conversationsQuery } from "./conversations.ts";

export function ConversationList() {
  const t = useTexts("conversations");
  const { data: conversations } = useSuspenseQuery(conversationsQuery);
  const write = <LinkButton to={paths.helpContactWrite.path}>{t("writeNew")}</LinkButton>;
  if (conversations.length === 0) {
    return (
      <EmptyState picture="document" title={t("none.title")} action={write}>
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <div className={stack.gap5}>
      <div>{write}</div>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard conversation={conversation} />
          </li>
        ))}
      </ul>
    </div>
  );
}
