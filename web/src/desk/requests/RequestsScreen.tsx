import type { InboxFilter } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useMay } from "../session.ts";
import { Key } from "../keyboard/Key.tsx";
import { ApproveBar } from "./ApproveBar.tsx";
import { useApprovals } from "./useApprovals.ts";
import { CasePane } from "./CasePane.tsx";
import { InboxHead } from "./InboxHead.tsx";
import { nextAfter, useInbox } from "./inbox-list.ts";
import { RequestList } from "./RequestList.tsx";
import styles from "./Requests.module.css";

/** The requests that wait, and beside them the opened one. */
export function RequestsScreen() {
  const t = useTexts("desk_inbox");
  const { path } = useLocation();
  const id = /^\/requests\/([\w-]+)$/.exec(path)?.[1];
  const [filter, setFilter] = useState<InboxFilter>({ tab: "open" });
  const approvals = useApprovals();
  const mayDecide = useMay("requests.decide");
  const list = useInbox(filter);
  const { requests, counts } = list;
  const goOn = () => {
    const next = id && nextAfter(requests, id);
    navigate(next ? `/requests/${next}` : "/");
  };
  return (
    <div className={styles.room} data-open={id !== undefined || undefined}>
      <section className={styles.inbox} aria-labelledby="requests-title">
        <div>
          <InboxHead filter={filter} counts={counts} onChange={setFilter} />
          {mayDecide && <ApproveBar approvals={approvals} />}
        </div>
        <div className={styles.list}>
          {list.isPending && <ListSkeleton />}
          {list.isError && requests.length === 0 && (
            <Failed text={t("failed")} onRetry={() => void list.refetch()} />
          )}
          {list.data && (
            <RequestList
              requests={requests}
              current={id}
              approvals={mayDecide ? approvals : undefined}
            />
          )}
          {list.hasNextPage && (
            <Button variant="quiet" onClick={() => void list.fetchNextPage()}>
              {t("more")}
            </Button>
          )}
        </div>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <Key letter="J" /> <Key letter="K" /> {t("keys.move")}
          </span>
          <span>
            <Key letter="?" /> {t("keys.all")}
          </span>
        </p>
      </section>
      <div className={styles.case}>
        {id ? (
          <CasePane key={id} id={id} onDone={goOn} />
        ) : (
          <p className={styles.choose}>{t("choose")}</p>
        )}
      </div>
    </div>
  );
}
