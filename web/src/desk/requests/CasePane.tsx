import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { OpenedRequest } from "@portal/model/inbox/requests.ts";
import Clock from "lucide-react/icons/clock";
import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Disputes } from "../disputes/Disputes.tsx";
import { FileViewer } from "../files/FileViewer.tsx";
import { CaseActs } from "./CaseActs.tsx";
import { ChecksCard, FilesCard, SituationCard } from "./CaseCards.tsx";
import { CaseHistory } from "./CaseHistory.tsx";
import { ChangesCard } from "./ChangesCard.tsx";
import styles from "./Case.module.css";
import { NotOpened, takerIn } from "./NotOpened.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { Key } from "../keyboard/Key.tsx";
import side from "./CaseSide.module.css";
import { useTypeName } from "./type-name.ts";
import { useShownFile, useTaken } from "./useTaken.ts";

interface CasePaneProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Takes a request, which opens the customer's rows, and shows it with all that its decision needs. */
export function CasePane({ id, onDone }: CasePaneProps) {
  const t = useTexts("desk_inbox");
  const { opened, article, isShown } = useTaken({
    path: `/requests/${id}`,
    rule: OpenedRequest,
    queryKey: ["case", id],
    listKey: "requests",
  });
  const { file, setFile, closeFile } = useShownFile();
  if (opened.isPending) return <ListSkeleton />;
  if (!isShown || !opened.data)
    return (
      <NotOpened
        error={opened.error}
        failed={t("failed")}
        refusals={{ taken: t("taken", { name: takerIn(opened.error) }), decided: t("decided") }}
        onRetry={() => void opened.refetch()}
      />
    );
  const request = opened.data;
  return (
    <div className={styles.opened} data-file={file ? "" : undefined}>
      <div className={styles.case}>
        {/* The keyboard scrolls what holds nothing to go to. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <article ref={article} className={styles.content} aria-labelledby="case-title" tabIndex={0}>
          <CaseHead request={request} />
          <Disputes disputes={request.disputes} />
          <ChangesCard request={request} />
          {request.approval && <WaitsForColleague {...request.approval} />}
          {!request.isApprovable && !request.approval && <OwnDecision request={request} />}
          <ChecksCard checks={request.checks} />
          <FilesCard {...request} onOpen={setFile} />
          <SituationCard {...request} />
        </article>
        <CaseActs request={request} onDone={onDone} />
      </div>
      {file && <FileViewer key={file.address} file={file} onClose={closeFile} />}
      <aside className={side.side} aria-label={t("history.label")} hidden={file !== undefined}>
        <CaseHistory request={request} />
        <NoteForm path={`/requests/${id}/notes`} queryKey={["case", id]} />
      </aside>
    </div>
  );
}

/** A bank account and a deletion are approved by a second person, in the room of approvals. */
function WaitsForColleague({ by, at }: { by: string; at: string }) {
  const t = useTexts("desk_inbox");
  const asked = new Date(at);
  const [day, time] = [formatDate(todayInZurich(asked)), timeInZurich(asked)];
  return (
    <Notice kind="info">
      <p>{t("approve.waits", { name: by, day, time })}</p>
    </Notice>
  );
}

/** A message is answered in its conversation, which the person has taken with the request. */
function OwnDecision({ request: { type, fields } }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const conversation = fields.find(({ name }) => name === "conversation")?.value;
  const address = type === "CONTACT" && conversation ? `/conversations/${conversation}` : undefined;
  const answer = t("approve.answer");
  useCommands(
    useMemo(
      () =>
        address === undefined
          ? []
          : [{ id: "answer message", label: answer, key: "a", run: () => navigate(address) }],
      [address, answer],
    ),
  );
  return (
    <Notice kind="info">
      <p>{t("approve.own")}</p>
      {address !== undefined && (
        <p>
          <Link to={address}>{answer}</Link> <Key letter="A" />
        </p>
      )}
    </Notice>
  );
}

function CaseHead({ request }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { type, status, person, askedAt, sentBy, decideBy, waitsUntil } = request;
  const at = new Date(askedAt);
  const known = shownStatuses.find((one) => one === status);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 id="case-title">{typeName(type)}</h2>
        {known && <Badge>{t(`status.${known}`)}</Badge>}
      </div>
      <p className={styles.meta}>
        {person && <span>{`${person.firstname} ${person.lastname}, ${person.insuredNumber}`}</span>}
        <span>{t("asked", { day: formatDate(todayInZurich(at)), time: timeInZurich(at) })}</span>
        {sentBy && <span>{t("sentBy", { name: sentBy })}</span>}
        {waitsUntil && <span>{t("until", { day: formatDate(waitsUntil) })}</span>}
        {decideBy && (
          <strong>
            <Clock size={16} aria-hidden="true" />
            {t("by", { day: formatDate(decideBy) })}
          </strong>
        )}
      </p>
    </header>
  );
}

const shownStatuses = ["REQUEST", "IN_PROGRESS", "PENDING", "DONE", "REFUSED"] as const;
