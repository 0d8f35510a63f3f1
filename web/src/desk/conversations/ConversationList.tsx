import { subjectName } from "@portal/model/contact/conversations.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { WaitingConversation } from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import { useMemo } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { useToday } from "../../core/today.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "../requests/Requests.module.css";
import { useCommands } from "../keyboard/commands.ts";
import { dueAt } from "./conversation-list.ts";

interface ConversationListProps {
  readonly conversations: readonly WaitingConversation[];
  readonly current: string | undefined;
}

type Group = "late" | "waiting" | "answered";

/** The conversations by what was promised. J and K go to the next and the previous one. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  const t = useTexts("desk_conversations");
  useNeighbours(conversations, current);
  const today = useToday();
  const groups = Map.groupBy(conversations, (one): Group => {
    const due = dueAt(one);
    if (!due) return "answered";
    return todayInZurich(due) < today ? "late" : "waiting";
  });
  if (conversations.length === 0) return <p className={styles.choose}>{t("none")}</p>;
  return [...groups].map(([group, rows]) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className={styles.group}>
        {t(`group.${group}`)}
      </h2>
      <ul>
        {rows.map((conversation) => (
          <li key={conversation.id} className={styles.line}>
            <ConversationRow
              conversation={conversation}
              isCurrent={conversation.id === current}
              isLate={group === "late"}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface ConversationRowProps {
  readonly conversation: WaitingConversation;
  readonly isCurrent: boolean;
  readonly isLate: boolean;
}

function ConversationRow({ conversation, isCurrent, isLate }: ConversationRowProps) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { id, subjectCode, person, waitsSince, language, department, takenBy, isMine } =
    conversation;
  return (
    <Link
      to={`/conversations/${id}`}
      className={styles.row}
      aria-current={isCurrent ? "page" : undefined}
    >
      <strong className={styles.type}>{subjectName(subjectCode, own)}</strong>
      <span className={isLate ? styles.late : styles.due}>
        {waitsSince
          ? t("since", { day: formatDate(todayInZurich(new Date(waitsSince))) })
          : t("answered")}
      </span>
      <span className={styles.person}>
        {`${person.firstname} ${person.lastname}, ${person.insuredNumber}`}
      </span>
      <span className={styles.language}>
        <VisuallyHidden>{t("language")} </VisuallyHidden>
        {language.toUpperCase()}
      </span>
      <span className={styles.taker}>{departmentNames[department][own]}</span>
      {takenBy && (
        <span className={styles.taker}>{isMine ? t("mine") : t("takenBy", { name: takenBy })}</span>
      )}
    </Link>
  );
}

function useNeighbours(
  conversations: readonly WaitingConversation[],
  current: string | undefined,
): void {
  const t = useTexts("desk_conversations");
  const [next, previous] = [t("next"), t("previous")];
  useCommands(
    useMemo(() => {
      const at = conversations.findIndex(({ id }) => id === current);
      const go = (place: number) => {
        const one = conversations[Math.max(0, Math.min(place, conversations.length - 1))];
        if (one) navigate(`/conversations/${one.id}`);
      };
      return [
        { id: "next conversation", label: next, key: "j", run: () => go(at + 1) },
        { id: "previous conversation", label: previous, key: "k", run: () => go(at - 1) },
      ];
    }, [conversations, current, next, previous]),
  );
}
