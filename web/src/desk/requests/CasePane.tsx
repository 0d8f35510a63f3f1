import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { OpenedRequest } from "@portal/model/inbox/requests.ts";
import { useQueryClient } from "@tanstack/react-query";
import Clock from "lucide-react/icons/clock";
import { useEffect } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ask, DeskProblem, send } from "../http/desk-api.ts";
import { CaseActs } from "./CaseActs.tsx";
import { ChecksCard, FilesCard, SituationCard } from "./CaseCards.tsx";
import { CaseHistory } from "./CaseHistory.tsx";
import { ChangesCard } from "./ChangesCard.tsx";
import styles from "./Case.module.css";
import { NoteForm } from "./NoteForm.tsx";
import side from "./CaseSide.module.css";
import { useTypeName } from "./type-name.ts";

interface CasePaneProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Takes a request, which opens the customer's rows, and shows it with all that its decision needs. */
export function CasePane({ id, onDone }: CasePaneProps) {
  const cache = useQueryClient();
  const t = useTexts("desk_inbox");
  const opened = useQuery({
    queryKey: ["case", id],
    queryFn: async () => {
      await send(`/requests/${id}/take`, { method: "POST" });
      return ask(`/requests/${id}`, OpenedRequest);
    },
    // Taking is an act: it is not repeated by itself.
    staleTime: Infinity,
    gcTime: 0,
  });
  const { isSuccess } = opened;
  useEffect(() => {
    if (isSuccess) void cache.invalidateQueries({ queryKey: ["requests"] });
  }, [cache, isSuccess]);
  if (opened.isPending) return <ListSkeleton />;
  if (opened.isError)
    return <NotOpened error={opened.error} onRetry={() => void opened.refetch()} />;
  const request = opened.data;
  return (
    <div className={styles.opened}>
      <div className={styles.case}>
        {/* The keyboard scrolls what holds nothing to go to. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <article className={styles.content} aria-labelledby="case-title" tabIndex={0}>
          <CaseHead request={request} />
          <ChangesCard request={request} />
          {!request.isApprovable && (
            <Notice kind="info">
              <p>{t("approve.own")}</p>
            </Notice>
          )}
          <ChecksCard checks={request.checks} />
          <FilesCard {...request} />
          <SituationCard {...request} />
        </article>
        <CaseActs request={request} onDone={onDone} />
      </div>
      <aside className={side.side} aria-label={t("history.label")}>
        <CaseHistory request={request} />
        <NoteForm id={id} />
      </aside>
    </div>
  );
}

function CaseHead({ request }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { type, status, person, askedAt, decideBy, waitsUntil } = request;
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

/** The later one of two clerks reads who was faster. */
function NotOpened({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts("desk_inbox");
  const code = error instanceof DeskProblem ? error.errorCode : undefined;
  const name = error instanceof DeskProblem ? error.details["takenBy"] : undefined;
  if (code === "taken")
    return (
      <Notice kind="warning">
        <p>{t("taken", { name: typeof name === "string" ? name : "" })}</p>
      </Notice>
    );
  if (code === "decided")
    return (
      <Notice kind="info">
        <p>{t("decided")}</p>
      </Notice>
    );
  return <Failed text={t("failed")} onRetry={onRetry} />;
}
