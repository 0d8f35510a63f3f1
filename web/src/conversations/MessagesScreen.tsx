import { Boundary } from "../core/hydration.tsx";
import { useEffect, useRef } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { focusOn } from "../core/routing/focus.ts";
import { useLocation } from "../core/routing/router.tsx";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationsFailed } from "./ConversationsFailed.tsx";
import { OneConversation } from "./thread/OneConversation.tsx";
import { BackToMessages } from "./thread/BackToMessages.tsx";

/** The messages to the insurer and the answers: all conversations, or the one in the address. */
export function MessagesScreen() {
  const t = useTexts("conversations");
  const titles = useTexts("template");
  const { search } = useLocation();
  const id = new URLSearchParams(search).get("conversation");
  useFocusOnChange(id);
  return (
    <Page
      key={id}
      title={id === null ? titles("titles.messages") : t("one")}
      width="narrow"
      {...(id === null ? { intro: t("intro") } : { above: <BackToMessages /> })}
    >
      <ErrorBoundary fallback={ConversationsFailed}>
        <Boundary fallback={<ListSkeleton />}>
          {id === null ? <ConversationList /> : <OneConversation id={id} />}
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

/** The path is the same for the list and a conversation, so the heading is focused here. */
function useFocusOnChange(id: string | null): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    focusOn(document.querySelector("main h1"));
    scrollTo({ top: 0, behavior: "instant" });
  }, [id]);
}
