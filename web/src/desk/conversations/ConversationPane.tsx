import { subjectName } from "@portal/model/contact/conversations.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { OpenedConversation } from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import Clock from "lucide-react/icons/clock";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { FileViewer } from "../files/FileViewer.tsx";
import cases from "../requests/Case.module.css";
import { NotOpened, takerIn } from "../requests/NotOpened.tsx";
import { useShownFile, useTaken } from "../requests/useTaken.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { dueAt } from "./conversation-list.ts";
import styles from "./Conversations.module.css";
import { NotesSide } from "./NotesSide.tsx";
import { Thread } from "./Thread.tsx";

interface ConversationPaneProps {
  readonly id: string;
  /** The time of the last message, as the list has it; a later one than the shown is new. */
  readonly lastAt: string | undefined;
  readonly onDone: () => void;
}

/** Takes a conversation, which opens the customer's rows, and shows it with the answer's form. */
export function ConversationPane({ id, lastAt, onDone }: ConversationPaneProps) {
  const t = useTexts("desk_conversations");
  const { opened, article, isShown } = useTaken({
    path: `/conversations/${id}`,
    rule: OpenedConversation,
    queryKey: ["conversation", id],
    listKey: "conversations",
  });
  const { file, setFile, closeFile } = useShownFile();
  if (opened.isPending) return <ListSkeleton />;
  if (!isShown || !opened.data)
    return (
      <NotOpened
        error={opened.error}
        failed={t("failed")}
        refusals={{ taken: t("taken", { name: takerIn(opened.error) }) }}
        onRetry={() => void opened.refetch()}
      />
    );
  const conversation = opened.data;
  const newest = conversation.messages.at(-1)?.sentAt;
  const hasNew = lastAt !== undefined && newest !== undefined && lastAt > newest;
  return (
    <div className={cases.opened} data-file={file ? "" : undefined}>
      <div className={styles.opened}>
        <article ref={article} className={styles.content} aria-labelledby="conversation-title">
          <ConversationTitle conversation={conversation} />
          <Thread conversation={conversation} onOpen={setFile} />
          {hasNew && (
            <Notice kind="warning">
              <p>{t("newMessage")}</p>
              <Button variant="secondary" onClick={() => void opened.refetch()}>
                {t("reload")}
              </Button>
            </Notice>
          )}
        </article>
        <AnswerForm conversation={conversation} onDone={onDone} />
      </div>
      {file && <FileViewer key={file.address} file={file} onClose={closeFile} />}
      <NotesSide conversation={conversation} isHidden={file !== undefined} />
    </div>
  );
}

function ConversationTitle({ conversation }: { conversation: OpenedConversation }) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { subjectCode, person, department, startedAt, language } = conversation;
  const due = dueAt(conversation);
  return (
    <header className={cases.head}>
      <div className={cases.title}>
        <h2 id="conversation-title">{subjectName(subjectCode, own)}</h2>
        <Badge>{departmentNames[department][own]}</Badge>
        <Badge tone="quiet">{t(`spoken.${language}`)}</Badge>
      </div>
      <p className={cases.meta}>
        <span>{`${person.firstname} ${person.lastname}, ${person.insuredNumber}`}</span>
        <span>{t("started", { day: formatDate(todayInZurich(new Date(startedAt))) })}</span>
        {due && (
          <strong>
            <Clock size={16} aria-hidden="true" />
            {t("due", { day: formatDate(todayInZurich(due)) })}
          </strong>
        )}
        <Link to={`/customers/${person.insuredNumber}`}>{t("profile")}</Link>
      </p>
    </header>
  );
}
