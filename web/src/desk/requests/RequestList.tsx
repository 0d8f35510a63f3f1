import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { WaitingRequest } from "@portal/model/inbox/requests.ts";
import { useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { useCommands } from "../keyboard/commands.ts";
import { useNeighbourKeys } from "../keyboard/useNeighbourKeys.ts";
import room from "../layout/ListRoom.module.css";
import { RowGroups } from "./RowGroups.tsx";
import { personLine, WaitingRow } from "./WaitingRow.tsx";
import { useTypeName } from "./type-name.ts";
import type { Approvals } from "./useApprovals.ts";
import styles from "./Rows.module.css";

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
  useNeighbourKeys(
    requests.map(({ id }) => `/requests/${id}`),
    { current: current && `/requests/${current}`, next: t("next"), previous: t("previous") },
  );
  useSelectKeys(requests, { current, approvals });
  const groups = Map.groupBy(requests, ({ decideBy }): Group => {
    if (decideBy === null) return "open";
    if (decideBy < today) return "late";
    return decideBy === today ? "today" : "later";
  });
  if (requests.length === 0) return <p className={room.choose}>{t("none")}</p>;
  return (
    <RowGroups groups={groups} nameOf={(group) => t(`group.${group}`)} keyOf={({ id }) => id}>
      {(request, group) => (
        <>
          {approvals && <RowBox request={request} approvals={approvals} />}
          <RequestRow
            request={request}
            isCurrent={request.id === current}
            isLate={group === "late"}
          />
        </>
      )}
    </RowGroups>
  );
}

interface RequestRowProps {
  readonly request: WaitingRequest;
  readonly isCurrent: boolean;
  readonly isLate: boolean;
}

function RequestRow({ request, ...state }: RequestRowProps) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { id, type, person, decideBy, waitsUntil, askedAt, language, takenBy, isMine } = request;
  const since = formatDate(todayInZurich(new Date(askedAt)));
  const due = decideBy ? t("by", { day: formatDate(decideBy) }) : t("since", { day: since });
  return (
    <WaitingRow
      {...state}
      to={`/requests/${id}`}
      title={typeName(type)}
      language={language}
      lines={[
        person ? personLine(person) : t("noPerson"),
        takenBy && (isMine ? t("mine") : t("takenBy", { name: takenBy })),
      ]}
      due={waitsUntil ? t("until", { day: formatDate(waitsUntil) }) : due}
    />
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
