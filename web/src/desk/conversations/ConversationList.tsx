import { subjectName } from "@portal/model/contact/conversations.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { WaitingConversation } from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { useNeighbourKeys } from "../keyboard/useNeighbourKeys.ts";
import room from "../layout/ListRoom.module.css";
import { RowGroups } from "../requests/RowGroups.tsx";
import { personLine, WaitingRow } from "../requests/WaitingRow.tsx";
import { dueAt } from "./conversation-list.ts";

interface ConversationListProps {
  readonly conversations: readonly WaitingConversation[];
  readonly current: string | undefined;
}

type Group = "late" | "waiting" | "answered";

/** The conversations by what was promised. J and K go to the next and the previous one. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  const t = useTexts("desk_conversations");
  useNeighbourKeys(
    conversations.map(({ id }) => `/conversations/${id}`),
    { current: current && `/conversations/${current}`, next: t("next"), previous: t("previous") },
  );
  const today = useToday();
  const groups = Map.groupBy(conversations, (one): Group => {
    const due = dueAt(one);
    if (!due) return "answered";
    return todayInZurich(due) < today ? "late" : "waiting";
  });
  if (conversations.length === 0) return <p className={room.choose}>{t("none")}</p>;
  return (
    <RowGroups groups={groups} nameOf={(group) => t(`group.${group}`)} keyOf={({ id }) => id}>
      {(conversation, group) => (
        <ConversationRow
          conversation={conversation}
          isCurrent={conversation.id === current}
          isLate={group === "late"}
        />
      )}
    </RowGroups>
  );
}

interface ConversationRowProps {
  readonly conversation: WaitingConversation;
  readonly isCurrent: boolean;
  readonly isLate: boolean;
}

function ConversationRow({ conversation, ...state }: ConversationRowProps) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { id, subjectCode, person, waitsSince, language, department, takenBy, isMine } =
    conversation;
  return (
    <WaitingRow
      {...state}
      to={`/conversations/${id}`}
      title={subjectName(subjectCode, own)}
      language={language}
      lines={[
        personLine(person),
        departmentNames[department][own],
        takenBy && (isMine ? t("mine") : t("takenBy", { name: takenBy })),
      ]}
      due={
        waitsSince
          ? t("since", { day: formatDate(todayInZurich(new Date(waitsSince))) })
          : t("answered")
      }
    />
  );
}
