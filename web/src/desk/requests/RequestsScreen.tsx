import { WaitingRequests } from "@portal/model/desk/requests.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { ask } from "../http/desk-api.ts";
import { CasePane } from "./CasePane.tsx";
import { RequestList } from "./RequestList.tsx";
import styles from "./Requests.module.css";

const REFRESH_MS = 30_000;

/** The requests that wait, and beside them the opened one. */
export function RequestsScreen() {
  const t = useTexts("desk_inbox");
  const { path } = useLocation();
  const id = /^\/requests\/([\w-]+)$/.exec(path)?.[1];
  const list = useQuery({
    queryKey: ["requests"],
    queryFn: () => ask("/requests", WaitingRequests, { isUnattended: true }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className={styles.room} data-open={id !== undefined || undefined}>
      <section className={styles.inbox} aria-labelledby="requests-title">
        <header className={styles.head}>
          <h1 id="requests-title">{t("title")}</h1>
          {list.data && <span>{t("count", { count: list.data.requests.length })}</span>}
        </header>
        {list.isPending && <ListSkeleton />}
        {list.isError && <Failed text={t("failed")} onRetry={() => void list.refetch()} />}
        {list.data && <RequestList requests={list.data.requests} current={id} />}
      </section>
      <div className={styles.case}>
        {id ? <CasePane key={id} id={id} /> : <p className={styles.choose}>{t("choose")}</p>}
      </div>
    </div>
  );
}
