import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { OpenedRequest } from "@portal/model/desk/requests.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ask, DeskProblem, send } from "../http/desk-api.ts";
import { useTypeName } from "./type-name.ts";
import styles from "./Requests.module.css";

/** Takes a request, which opens the customer's rows, and shows what it says. */
export function CasePane({ id }: { id: string }) {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
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
  const giveBack = useMutation({
    mutationFn: () => send(`/requests/${id}/give-back`, { method: "POST" }),
    onSuccess() {
      toast(t("givenBack"));
      void cache.invalidateQueries({ queryKey: ["requests"] });
      navigate("/");
    },
    onError: () => toast(t("failed"), "problem"),
  });
  if (opened.isPending) return <ListSkeleton />;
  if (opened.isError)
    return <NotOpened error={opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <>
      <CaseCard request={opened.data} />
      <div className={styles.acts} role="group" aria-label={t("acts")}>
        <Button variant="secondary" onClick={() => giveBack.mutate()}>
          {t("giveBack")}
        </Button>
      </div>
    </>
  );
}

function CaseCard({ request }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const { type, person, askedAt, decideBy, fields } = request;
  const at = new Date(askedAt);
  return (
    <article className={styles.content}>
      <h2>{typeName(type)}</h2>
      <p className={styles.meta}>
        <span>{t("asked", { day: formatDate(todayInZurich(at)), time: timeInZurich(at) })}</span>
        {decideBy && <strong>{t("by", { day: formatDate(decideBy) })}</strong>}
        {person && <span>{`${person.firstname} ${person.lastname}, ${person.insuredNumber}`}</span>}
      </p>
      <Card>
        <h3>{t("fields")}</h3>
        <dl className={styles.fields}>
          {fields.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </article>
  );
}

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
