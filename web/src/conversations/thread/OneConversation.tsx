import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { conversationQuery } from "../conversations.ts";
import { Thread } from "./Thread.tsx";

/** One conversation, or a notice that it does not exist. */
export function OneConversation({ id }: { id: string }) {
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
