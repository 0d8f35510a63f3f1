import type { OpenedConversation } from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import Forward from "lucide-react/icons/forward";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { HistoryStep } from "../requests/CaseHistory.tsx";
import side from "../requests/CaseSide.module.css";
import { NoteForm } from "../requests/NoteForm.tsx";

interface NotesSideProps {
  readonly conversation: OpenedConversation;
  /** A file stands in its place. */
  readonly isHidden: boolean;
}

/** What colleagues told each other about a conversation, the newest first, and a note of one's own. */
export function NotesSide({ conversation, isHidden }: NotesSideProps) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { id, notes } = conversation;
  const titleOf = ({ by, toColleague, toDepartment }: OpenedConversation["notes"][number]) => {
    if (toDepartment !== null)
      return t("note.toDepartment", { name: by, to: departmentNames[toDepartment][own] });
    return toColleague === null
      ? t("note.by", { name: by })
      : t("note.toColleague", { name: by, to: toColleague });
  };
  return (
    <aside className={side.side} aria-label={t("note.title")} hidden={isHidden}>
      {notes.length === 0 ? (
        <p className={side.none}>{t("note.none")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        <ol className={side.history} aria-label={t("note.title")} tabIndex={0}>
          {notes.toReversed().map((note) => (
            <HistoryStep
              key={note.id}
              icon={(note.toColleague ?? note.toDepartment) ? Forward : MessageSquareText}
              title={titleOf(note)}
              at={note.at}
              note={note.text}
            />
          ))}
        </ol>
      )}
      <NoteForm path={`/conversations/${id}/notes`} queryKey={["conversation", id]} />
    </aside>
  );
}
