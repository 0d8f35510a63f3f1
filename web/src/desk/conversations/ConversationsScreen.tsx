import type { ConversationFilter } from "@portal/model/inbox/conversations.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "../requests/Requests.module.css";
import { ConversationHead } from "./ConversationHead.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationPane } from "./ConversationPane.tsx";
import { nextAfter, useConversations } from "./conversation-list.ts";

/** The conversations that wait for an answer, and beside them the opened one. */
export function ConversationsScreen() {
  const t = useTexts("desk_conversations");
  const { path } = useLocation();
  const id = /^\/conversations\/([\w-]+)$/.exec(path)?.[1];
  const [filter, setFilter] = useState<ConversationFilter>({ tab: "waiting" });
  const list = useConversations(filter);
  const { conversations, counts } = list;
  const goOn = () => {
    const next = id && nextAfter(conversations, id);
    navigate(next ? `/conversations/${next}` : "/conversations");
  };
  return (
    <div className={styles.room} data-open={id !== undefined || undefined}>
      <section className={styles.inbox} aria-label={t("tabs.label")}>
        <ConversationHead filter={filter} counts={counts} onChange={setFilter} />
        <div className={styles.list}>
          {list.isPending && <ListSkeleton />}
          {list.isError && conversations.length === 0 && (
            <Failed text={t("failed")} onRetry={() => void list.refetch()} />
          )}
          {list.data && <ConversationList conversations={conversations} current={id} />}
          {list.hasNextPage && (
            <Button variant="quiet" onClick={() => void list.fetchNextPage()}>
              {t("more")}
            </Button>
          )}
        </div>
      </section>
      <div className={styles.case}>
        {id ? (
          <ConversationPane
            key={id}
            id={id}
            lastAt={conversations.find((one) => one.id === id)?.lastAt}
            onDone={goOn}
          />
        ) : (
          <p className={styles.choose}>{t("choose")}</p>
        )}
      </div>
    </div>
  );
}
