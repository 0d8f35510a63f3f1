import type { ConversationFilter } from "@portal/model/inbox/conversations.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import room from "../layout/ListRoom.module.css";
import { PagedList } from "../layout/PagedList.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationPane } from "./ConversationPane.tsx";
import { nextAfter } from "../requests/inbox-list.ts";
import { useConversations } from "./conversation-list.ts";

/** The conversations that wait for an answer, and beside them the opened one. */
export function ConversationsScreen() {
  const t = useTexts("desk_conversations");
  const { path } = useLocation();
  const id = /^\/conversations\/([\w-]+)$/.exec(path)?.[1];
  const [filter, setFilter] = useState<ConversationFilter>({ tab: "waiting" });
  const list = useConversations(filter);
  const { rows: conversations, last } = list;
  const goOn = () => {
    const next = id && nextAfter(conversations, id);
    navigate(next ? `/conversations/${next}` : "/conversations");
  };
  return (
    <div className={room.room} data-open={id !== undefined || undefined}>
      <section className={room.side} aria-label={t("tabs.label")}>
        <ConversationHead filter={filter} counts={last?.counts} onChange={setFilter} />
        <div className={room.list}>
          <PagedList list={list} failed={t("failed")}>
            <ConversationList conversations={conversations} current={id} />
          </PagedList>
        </div>
      </section>
      <div className={room.pane}>
        {id ? (
          <ConversationPane
            key={id}
            id={id}
            lastAt={conversations.find((one) => one.id === id)?.lastAt}
            onDone={goOn}
          />
        ) : (
          <p className={room.choose}>{t("choose")}</p>
        )}
      </div>
    </div>
  );
}
