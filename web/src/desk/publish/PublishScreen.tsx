import { isPublicationName, type PublicationName } from "@portal/model/desk/publishing.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { KindNav } from "./KindNav.tsx";
import { PublicationList } from "./PublicationList.tsx";
import { PublicationPane } from "./PublicationPane.tsx";
import { publicationsOf } from "./publishing.ts";
import room from "../layout/ListRoom.module.css";
import styles from "./Publish.module.css";

/** What is published: the kinds, the list of one, and beside it the opened publication. */
export function PublishScreen() {
  const t = useTexts("desk_publish");
  const { path } = useLocation();
  const [, , word, ...rest] = path.split("/");
  const kind: PublicationName = isPublicationName(word) ? word : "warning";
  const item = rest[0];
  return (
    <div className={room.room} data-open={item !== undefined || undefined}>
      <section className={room.side} aria-labelledby="publish-title">
        <h1 id="publish-title" className={styles.heading}>
          {t("title")}
        </h1>
        <KindNav current={kind} />
        <Listed key={kind} kind={kind} current={item} />
      </section>
      <div className={`${room.pane} ${styles.pane}`}>
        {item === undefined ? (
          <p className={room.choose}>{t("choose")}</p>
        ) : (
          <PublicationPane key={`${kind} ${item}`} kind={kind} item={item} />
        )}
      </div>
    </div>
  );
}

function Listed({ kind, current }: { kind: PublicationName; current: string | undefined }) {
  const t = useTexts("desk_publish");
  const list = useQuery(publicationsOf(kind));
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) return <Failed text={t("failed")} onRetry={() => void list.refetch()} />;
  return <PublicationList kind={kind} rows={list.data.publications} current={current} />;
}
