import type { InboxFilter } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { useMay } from "../session.ts";
import { Key } from "../keyboard/Key.tsx";
import { ApproveBar } from "./ApproveBar.tsx";
import { useApprovals } from "./useApprovals.ts";
import { CasePane } from "./CasePane.tsx";
import { InboxHead } from "./InboxHead.tsx";
import { nextAfter, useInbox } from "./inbox-list.ts";
import { RequestList } from "./RequestList.tsx";
import room from "../layout/ListRoom.module.css";
import { PagedList } from "../layout/PagedList.tsx";
import styles from "./Rows.module.css";

/** The requests that wait, and beside them the opened one. */
export function RequestsScreen() {
  const t = useTexts("desk_inbox");
  const { path } = useLocation();
  const id = /^\/requests\/([\w-]+)$/.exec(path)?.[1];
  const [filter, setFilter] = useState<InboxFilter>({ tab: "open" });
  const approvals = useApprovals();
  const mayDecide = useMay("requests.decide");
  const list = useInbox(filter);
  const { rows: requests, last } = list;
  const goOn = () => {
    const next = id && nextAfter(requests, id);
    navigate(next ? `/requests/${next}` : "/");
  };
  return (
    <div className={room.room} data-open={id !== undefined || undefined}>
      <section className={room.side} aria-labelledby="requests-title">
        <div>
          <InboxHead filter={filter} counts={last?.counts} onChange={setFilter} />
          {mayDecide && <ApproveBar approvals={approvals} />}
        </div>
        <div className={room.list}>
          <PagedList list={list} failed={t("failed")}>
            <RequestList
              requests={requests}
              current={id}
              approvals={mayDecide ? approvals : undefined}
            />
          </PagedList>
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
      <div className={room.pane}>
        {id ? (
          <CasePane key={id} id={id} onDone={goOn} />
        ) : (
          <p className={room.choose}>{t("choose")}</p>
        )}
      </div>
    </div>
  );
}
