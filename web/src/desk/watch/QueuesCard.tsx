import type { QueueFigures } from "@portal/model/desk/watch.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { useAge } from "./useAge.ts";
import styles from "./Watch.module.css";
import { queuesQuery } from "./watched.ts";

/** How much waits in each queue, what failed, and since when the oldest waits. */
export function QueuesCard() {
  const t = useTexts("desk_watch");
  const list = useQuery(queuesQuery);
  return (
    <section className={styles.card} aria-labelledby="queues-title">
      <h2 id="queues-title">{t("queues.title")}</h2>
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data && <QueuesTable queues={list.data.queues} />}
    </section>
  );
}

function QueuesTable({ queues }: { queues: readonly QueueFigures[] }) {
  const t = useTexts("desk_watch");
  const age = useAge();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("queues.queue")}</th>
          <th scope="col">{t("queues.waiting")}</th>
          <th scope="col">{t("queues.failed")}</th>
          <th scope="col">{t("queues.oldest")}</th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ queue, waiting, failed, oldestSeconds }) => (
          <tr key={queue}>
            <th scope="row">{t(`queues.name.${queue}`)}</th>
            <td>{waiting}</td>
            <td className={failed > 0 ? styles.bad : undefined}>{failed}</td>
            <td className={styles.quiet}>{oldestSeconds > 0 ? age(oldestSeconds) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
