import {
  requestDeciders,
  type RequestFiguresQuery,
  requestPeriods,
} from "@portal/model/desk/request-figures.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { RequestPlots } from "./RequestPlots.tsx";
import styles from "./Watch.module.css";
import { requestFiguresQuery } from "./watched.ts";

/** How many requests come and are decided each day, and how fast. */
export function RequestsPane() {
  const t = useTexts("desk_watch");
  const [query, setQuery] = useState<RequestFiguresQuery>({ days: "30" });
  const figures = useQuery(requestFiguresQuery(query));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.requests")}</h2>
        <Segmented
          label={t("requests.period")}
          value={query.days}
          onChange={(days) => setQuery({ ...query, days })}
          options={requestPeriods.map((value) => ({
            value,
            label: t("requests.days", { count: Number(value) }),
          }))}
        />
      </header>
      <div className={styles.choice}>
        <Select
          label={t("requests.deciderLabel")}
          value={query.decider ?? ""}
          onChange={(value) => {
            const decider = requestDeciders.find((one) => one === value);
            setQuery({ days: query.days, ...(decider && { decider }) });
          }}
          options={[
            { value: "", label: t("requests.allDeciders") },
            ...requestDeciders.map((value) => ({ value, label: t(`requests.decider.${value}`) })),
          ]}
        />
      </div>
      {figures.isPending && <ListSkeleton />}
      {figures.isError && !figures.data && (
        <Failed text={t("failed")} onRetry={() => void figures.refetch()} />
      )}
      {figures.data && <RequestPlots figures={figures.data} />}
    </div>
  );
}
