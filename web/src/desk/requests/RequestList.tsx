import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { WaitingRequest } from "@portal/model/inbox/requests.ts";
import { useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { useToday } from "../../core/today.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { useTypeName } from "./type-name.ts";
import type { Approvals } from "./useApprovals.ts";
import styles from "./Requests.module.css";

interface RequestListProps {
  readonly requests: readonly WaitingRequest[];
  readonly current: string | undefined;
  /** Without it, nothing is selected: for who may not decide. */
  readonly approvals: Approvals | undefined;
}

type Group = "late" | "today" | "later" | "open";

/** The waiting requests by their deadline. J and K go to the next and the previous one. */
export function RequestList({ requests, current, approvals }: RequestListProps) {
  const t = useTexts("desk_inbox");
  const today = useToday();
  useNeighbours(requests, current);
  useSelectKeys(requests, { current, approvals });
  const groups = Map.groupBy(requests, ({ decideBy }): Group => {
    if (decideBy === null) return "open";
    if (decideBy < today) return "late";
    return decideBy === today ? "today" : "later";
  });
  if (requests.length === 0) return <p className={styles.choose}>{t("none")}</p>;
  return [...groups].map(([group, rows]) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className={styles.group}>
        {t(`group.${group}`)}
      </h2>
      <ul>
        {rows.map((request) => (
          <li key={request.id} className={styles.line}>
            {approvals && <RowBox request={request} approvals={approvals} />}
            <RequestRow
              request={request}
              isCurrent={request.id === current}
              isLate={group === "late"}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface RequestRowProps {
  readonly request: WaitingRequest;
  readonly isCurrent: boolean;
  readonly isLate: boolean;
}

function RequestRow({ request, isCurrent, isLate }: RequestRowProps) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { id, type, person, decideBy, waitsUntil, askedAt, language, takenBy, isMine } = request;
  const since = formatDate(todayInZurich(new Date(askedAt)));
  const due = decideBy ? t("by", { day: formatDate(decideBy) }) : t("since", { day: since });
  return (
    <Link
      to={`/requests/${id}`}
      className={styles.row}
      aria-current={isCurrent ? "page" : undefined}
    >
      <strong className={styles.type}>{typeName(type)}</strong>
      <span className={isLate ? styles.late : styles.due}>
        {waitsUntil ? t("until", { day: formatDate(waitsUntil) }) : due}
      </span>
      <span className={styles.person}>
        {person ? `${person.firstname} ${person.lastname}, ${person.insuredNumber}` : t("noPerson")}
      </span>
      <span className={styles.language}>
        <VisuallyHidden>{t("language")} </VisuallyHidden>
        {language.toUpperCase()}
      </span>
      {takenBy && (
        <span className={styles.taker}>{isMine ? t("mine") : t("takenBy", { name: takenBy })}</span>
      )}
    </Link>
  );
}

/** Selects a request for an approval of many, without opening it. */
function RowBox({ request, approvals }: { request: WaitingRequest; approvals: Approvals }) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { id, type, person } = request;
  const name = [typeName(type), person && `${person.firstname} ${person.lastname}`];
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={approvals.selected.has(id)}
        onChange={() => approvals.toggle(id)}
        aria-label={t("many.select", { name: name.filter(Boolean).join(", ") })}
      />
    </label>
  );
}

function useSelectKeys(
  requests: readonly WaitingRequest[],
  { current, approvals }: Pick<RequestListProps, "current" | "approvals">,
): void {
  const t = useTexts("desk_inbox");
  const acts = useRef(approvals);
  useEffect(() => {
    acts.current = approvals;
  });
  const isOffered = approvals !== undefined;
  const [one, all] = [t("many.selectOne"), t("many.selectAll")];
  useCommands(
    useMemo(() => {
      if (!isOffered) return [];
      const ids = requests.map(({ id }) => id);
      return [
        {
          id: "select request",
          label: one,
          key: "x",
          run: () => current && acts.current?.toggle(current),
        },
        { id: "select all requests", label: all, key: "m", run: () => acts.current?.select(ids) },
      ];
    }, [requests, current, isOffered, one, all]),
  );
}

function useNeighbours(requests: readonly WaitingRequest[], current: string | undefined): void {
  const t = useTexts("desk_inbox");
  const [next, previous] = [t("next"), t("previous")];
  useCommands(
    useMemo(() => {
      const at = requests.findIndex(({ id }) => id === current);
      const go = (place: number) => {
        const request = requests[Math.max(0, Math.min(place, requests.length - 1))];
        if (request) navigate(`/requests/${request.id}`);
      };
      return [
        { id: "next request", label: next, key: "j", run: () => go(at + 1) },
        { id: "previous request", label: previous, key: "k", run: () => go(at - 1) },
      ];
    }, [requests, current, next, previous]),
  );
}
