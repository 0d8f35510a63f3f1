import { useSuspenseQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { Suspense } from "react";
import { ErrorBoundary } from "../../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link, useLocation } from "../../core/routing/router.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { conversationQuery } from "../conversations.ts";
import { ConversationsFailed } from "../ConversationsFailed.tsx";
import styles from "./Thread.module.css";
import { Thread } from "./Thread.tsx";

/** One conversation: what both sides wrote, and the place to go on. */
export function ConversationScreen() {
  const titles = useTexts("template");
  const { search } = useLocation();
  const id = new URLSearchParams(search).get("id") ?? "";
  return (
    <Page title={titles("titles.conversation")} above={<WayBack />} width="narrow">
      <ErrorBoundary fallback={ConversationsFailed}>
        <Suspense fallback={<ListSkeleton />}>
          <KnownConversation key={id} id={id} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}

function KnownConversation({ id }: { id: string }) {
  const t = useTexts("conversations");
  const { data: conversation } = useSuspenseQuery(conversationQuery(id));
  if (conversation) return <Thread conversation={conversation} />;
  return (
    <EmptyState
      picture="search"
      title={t("unknown.title")}
      action={<LinkButton to={paths.messages.path}>{t("all")}</LinkButton>}
    >
      {t("unknown.text")}
    </EmptyState>
  );
}

function WayBack() {
  const titles = useTexts("template");
  return (
    <Link to={paths.messages.path} className={styles.back}>
      <ChevronLeft size={18} aria-hidden="true" />
      {titles("titles.messages")}
    </Link>
  );
}
