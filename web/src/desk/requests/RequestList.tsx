import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { WaitingRequest } from "@portal/model/desk/requests.ts";
import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { useToday } from "../../core/today.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useCommands } from "../shell/commands.ts";
import { useTypeName } from "./type-name.ts";
import styles from "./Requests.module.css";

interface RequestListProps {
  readonly requests: readonly WaitingRequest[];
  readonly current: string | undefined;
}

/** The waiting requests, the most urgent first. J and K go to the next and the previous one. */
export function RequestList({ requests, current }: RequestListProps) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const today = useToday();
  useNeighbours(requests, current);
  if (requests.length === 0) return <p className={styles.choose}>{t("none")}</p>;
  return (
    <ul className={styles.list}>
      {requests.map(({ id, type, person, decideBy, askedAt, language, takenBy, isMine }) => (
        <li key={id}>
          <Link to={`/requests/${id}`} className={styles.row}>
            <span className={styles.words}>
              <strong>{typeName(type)}</strong>
              <span>
                {person
                  ? `${person.firstname} ${person.lastname}, ${person.insuredNumber}`
                  : t("noPerson")}
              </span>
              {takenBy && <span>{isMine ? t("mine") : t("takenBy", { name: takenBy })}</span>}
            </span>
            <span className={styles.when}>
              <span className={decideBy && decideBy < today ? styles.late : undefined}>
                {decideBy
                  ? t("by", { day: formatDate(decideBy) })
                  : t("since", { day: formatDate(todayInZurich(new Date(askedAt))) })}
              </span>
              <span>
                <VisuallyHidden>{t("language")} </VisuallyHidden>
                {language.toUpperCase()}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
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
