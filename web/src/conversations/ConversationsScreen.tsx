import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { ConversationCard } from "./ConversationCard.tsx";
import styles from "./Conversations.module.css";
import { ConversationsFailed } from "./ConversationsFailed.tsx";
import { conversationsQuery } from "./conversations.ts";

/** What the person wrote to the insurer, and where an answer waits. */
export function ConversationsScreen() {
  const t = useTexts("conversations");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.messages")} intro={t("intro")} width="narrow">
      <ErrorBoundary fallback={ConversationsFailed}>
        <Suspense fallback={<ListSkeleton />}>
          <ConversationList />
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}

function ConversationList() {
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
    <div className={styles.all}>
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
