import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type PublicationName,
  type PublicationRow,
  publicationState,
  publicationStates,
} from "@portal/model/desk/publishing.ts";
import { useMemo, useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { useNeighbourKeys } from "../keyboard/useNeighbourKeys.ts";
import { isCreated, useItemName } from "./kinds.tsx";
import { addressOf, NEW_ITEM } from "./publishing.ts";
import { useMoment } from "./moment.ts";
import room from "../layout/ListRoom.module.css";
import styles from "./Publish.module.css";

interface PublicationListProps {
  readonly kind: PublicationName;
  readonly rows: readonly PublicationRow[];
  readonly current: string | undefined;
}

/** What is on now, what is planned, what is over and what is off. J and K go to the next and the previous one. */
export function PublicationList({ kind, rows, current }: PublicationListProps) {
  const t = useTexts("desk_publish");
  const [now] = useState(() => new Date());
  const groups = useMemo(() => {
    const by = Map.groupBy(rows, (row) => publicationState(row, now));
    return publicationStates.flatMap((state) => {
      const those = by.get(state) ?? [];
      return those.length > 0 ? [{ state, those }] : [];
    });
  }, [rows, now]);
  const newKind = isCreated(kind) ? kind : undefined;
  const create = newKind && (() => navigate(addressOf(newKind, NEW_ITEM)));
  useListKeys(
    groups.flatMap(({ those }) => those.map(({ item }) => addressOf(kind, item))),
    { current: current && addressOf(kind, current), create },
  );
  return (
    <div className={`${room.list} ${styles.list}`}>
      {newKind && (
        <div className={styles.create}>
          <Button variant="secondary" onClick={create}>
            {t(`new.${newKind}`)}
          </Button>
        </div>
      )}
      {rows.length === 0 && <p className={room.choose}>{t("none")}</p>}
      {groups.map(({ state, those }) => (
        <section key={state} aria-labelledby={`state-${state}`}>
          <h2 id={`state-${state}`}>{t(`state.${state}`)}</h2>
          <ul>
            {those.map((row) => (
              <li key={row.item}>
                <Row kind={kind} row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ kind, row }: { kind: PublicationName; row: PublicationRow }) {
  const t = useTexts("desk_publish");
  const moment = useMoment();
  const { language } = useLanguage();
  const nameOf = useItemName(kind);
  const { item, titles, beginsAt, endsAt, publishedBy, publishedAt } = row;
  const times = [
    beginsAt && t("from", { moment: isByDay(kind) ? dayOf(beginsAt) : moment(beginsAt) }),
    endsAt && t("until", { moment: isByDay(kind) ? lastDayBefore(endsAt) : moment(endsAt) }),
  ].filter(Boolean);
  return (
    <Link to={addressOf(kind, item)} className={`${room.row} ${styles.row}`}>
      <strong>{titles?.[language] || nameOf(item)}</strong>
      {times.length > 0 && <span>{times.join(", ")}</span>}
      {publishedBy && publishedAt && (
        <span>{t("by", { name: publishedBy, moment: moment(publishedAt) })}</span>
      )}
    </Link>
  );
}

function isByDay(kind: PublicationName): boolean {
  return kind === "offer" || kind === "businessoffer";
}

function dayOf(instant: string): string {
  return formatDate(todayInZurich(new Date(instant)));
}

/** What holds for days ends with its last one, at the midnight after it. */
function lastDayBefore(midnight: string): string {
  return formatDate(todayInZurich(new Date(new Date(midnight).getTime() - 1)));
}

interface Keys {
  current: string | undefined;
  create: (() => void) | undefined;
}

function useListKeys(addresses: readonly string[], { current, create }: Keys): void {
  const t = useTexts("desk_publish");
  const add = t("newKey");
  const mayCreate = create !== undefined;
  useNeighbourKeys(addresses, { current, next: t("next"), previous: t("previous") });
  useCommands(
    useMemo(
      () =>
        mayCreate ? [{ id: "new publication", label: add, key: "n", run: () => create?.() }] : [],
      // oxlint-disable-next-line react/exhaustive-deps -- what makes a new one depends on the kind, which mounts the list anew
      [add, mayCreate],
    ),
  );
}
