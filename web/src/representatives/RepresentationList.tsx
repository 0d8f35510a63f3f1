import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  canEnd,
  type RepresentationSide,
  type RepresentationState,
} from "@portal/model/representatives/representatives.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { report } from "../core/errors/errors.ts";
import { ApiProblem, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { beginRepresentation } from "../core/session/representation.ts";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Acts } from "./Acts.tsx";
import {
  AcceptRepresentation,
  EndRepresentation,
  type Representation,
  representations,
} from "./representatives.ts";
import { ScopeDialog } from "./ScopeDialog.tsx";
import { useScopeName } from "./useScopeName.ts";
import { WiderScope } from "./WiderScope.tsx";
import styles from "./Representatives.module.css";

interface RepresentationListProps {
  side: RepresentationSide;
  list: readonly Representation[];
}

/** The representations of one side, with what can be done about each. */
export function RepresentationList({ side, list }: RepresentationListProps) {
  const t = useTexts("representatives");
  const [asked, setAsked] = useState<Representation>();
  const [scoped, setScoped] = useState<Representation>();
  const { end, accept, isBusy, failure, dialog } = useActs(() => setAsked(undefined));
  const heading = `representations-${side}`;
  const way = asked && endingOf(asked);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t(`list.${side}`)}</h2>
      {list.length === 0 ? (
        <EmptyState picture="people" title={t("list.none.title")}>
          {t("list.none.text")}
        </EmptyState>
      ) : (
        <Card>
          <ul className={styles.list}>
            {list.map((one) => (
              <li key={one.id} className={styles.entry}>
                <Entry
                  one={one}
                  onEnd={() => setAsked(one)}
                  onAccept={() => void accept(one.id)}
                  onScope={() => setScoped(one)}
                />
                {side === "HELD" && one.askedScope && one.state === "ACTIVE" && (
                  <WiderScope one={one} scope={one.askedScope} />
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {failure && !asked && (
        <Notice kind="error">
          <p>{t("acceptFailed")}</p>
        </Notice>
      )}
      {asked && way && (
        <ConfirmDialog
          title={t(`ending.${way}.title`)}
          confirm={t(`ending.${way}.confirm`)}
          isBusy={isBusy}
          onConfirm={() => void end(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`ending.${way}.text`, { name: asked.name ?? asked.email ?? "" })}</p>
          {failure && (
            <Notice kind="error">
              <p>{t("ending.failed")}</p>
            </Notice>
          )}
        </ConfirmDialog>
      )}
      {scoped && <ScopeDialog one={scoped} onClose={() => setScoped(undefined)} />}
      {dialog}
    </section>
  );
}

/** What ending means: of a representation that holds, of an own invitation, of another's. */
function endingOf({ side, state }: Representation) {
  if (state !== "WAITING") return "end";
  return side === "GIVEN" ? "withdraw" : "decline";
}

function useActs(onDone: () => void) {
  const t = useTexts("representatives");
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState(false);
  const confirmation = useConfirmation();
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(false);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiProblem)) report(error);
      setFailure(true);
    } finally {
      setBusy(false);
      void cache.invalidateQueries(representations);
    }
  };
  const end = (one: Representation) =>
    attempt(async () => {
      await query(EndRepresentation, { id: one.id }, { silent: true });
      onDone();
      toast(t(`ending.${endingOf(one)}.done`));
    });
  const accept = (id: string) =>
    attempt(async () => {
      const act = (options: RequestOptions) =>
        query(AcceptRepresentation, { id }, { ...options, silent: true });
      if (await confirmation.run(act, ["CONFLICT"])) toast(t("accepted"));
    });
  return { end, accept, isBusy, failure, dialog: confirmation.dialog };
}

const tones: Record<RepresentationState, "done" | "quiet" | "info" | "bad"> = {
  ACTIVE: "done",
  BLOCKED: "bad",
  DECLINED: "quiet",
  ENDED: "quiet",
  EXPIRED: "quiet",
  LAPSED: "quiet",
  WAITING: "info",
  WITHDRAWN: "quiet",
};

interface EntryProps {
  one: Representation;
  onEnd: () => void;
  onAccept: () => void;
  onScope: () => void;
}

function Entry({ one, onEnd, onAccept, onScope }: EntryProps) {
  const t = useTexts("representatives");
  const { id, side, state, relation, acceptedOn } = one;
  const name = one.name ?? one.email ?? "";
  const isAsked = side === "HELD" && state === "WAITING";
  const nameOf = useScopeName();
  return (
    <>
      <h3>
        {name} <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </h3>
      <p>
        {t(side === "GIVEN" ? "scope.given" : "scope.held", { scope: nameOf(one.scope) })}{" "}
        <People one={one} />
      </p>
      <p className={styles.quiet}>
        {side === "GIVEN" && `${t(`relation.${relation}`)}, `}
        <Dates one={one} />
      </p>
      {side === "GIVEN" && one.askedScope && (
        <p>{t("scope.waits", { scope: nameOf(one.askedScope) })}</p>
      )}
      {isAsked && <p>{t("asked", { name })}</p>}
      <div className={styles.actions}>
        {isAsked && (
          <Button aria-label={t("acceptNamed", { name })} onClick={onAccept}>
            {t("accept")}
          </Button>
        )}
        {side === "HELD" && state === "ACTIVE" && (
          <Button aria-label={t("openNamed", { name })} onClick={() => beginRepresentation(id)}>
            {t("open")}
          </Button>
        )}
        {side === "GIVEN" && state === "ACTIVE" && (
          <Button
            variant="secondary"
            aria-label={t("scope.changeNamed", { name })}
            onClick={onScope}
          >
            {t("scope.change")}
          </Button>
        )}
        {canEnd(state) && (
          <Button
            variant="quiet"
            aria-label={t(`ending.${endingOf(one)}.named`, { name })}
            onClick={onEnd}
          >
            {t(`ending.${endingOf(one)}.act`)}
          </Button>
        )}
      </div>
      {acceptedOn && <Acts id={id} name={name} />}
    </>
  );
}

/** The people of the account, by first name; the other side learns them in the portal itself. */
function People({ one: { side, people } }: { one: Representation }) {
  const t = useTexts("representatives");
  const { insureds } = usePortal();
  if (side === "HELD") return null;
  const names = insureds
    .filter(({ insuredNumber }) => people.includes(insuredNumber))
    .map(({ firstname }) => firstname);
  return t("list.people", { names: names.join(", ") });
}

function Dates({ one }: { one: Representation }) {
  const t = useTexts("representatives");
  const { state, until, answerBy, endedOn, endedBy } = one;
  if (state === "WAITING")
    return t("dates.waiting", { until: formatDate(until), answerBy: formatDate(answerBy) });
  if (endedOn && endedBy && state === "ENDED")
    return t(`dates.ended.${endedBy}`, { date: formatDate(endedOn) });
  return t("dates.until", { until: formatDate(until) });
}
