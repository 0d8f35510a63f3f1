import {
  type InboxFilter,
  SavedFilters,
  type WaitingRequests,
} from "@portal/model/inbox/requests.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ask } from "../http/desk-api.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import room from "../layout/ListRoom.module.css";
import { CountedTabs, FilterButtons } from "./ListHead.tsx";
import styles from "./Rows.module.css";

interface InboxHeadProps {
  readonly filter: InboxFilter;
  readonly counts: WaitingRequests["counts"] | undefined;
  readonly onChange: (filter: InboxFilter) => void;
}

const tabs = ["mine", "open", "waiting"] as const;

/** The tabs of the inbox, its filters and those that the person keeps. */
export function InboxHead({ filter, counts, onChange }: InboxHeadProps) {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const saved = useQuery({
    queryKey: ["filters"],
    queryFn: () => ask("/filters", SavedFilters, { isUnattended: true }),
  });
  const { tab, ...narrowed } = filter;
  const shownTab = tabs.find((one) => one === tab) ?? "open";
  return (
    <header className={room.head}>
      <div className={styles.headline}>
        <h1 id="requests-title">{t("title")}</h1>
        {counts && <span>{t("count", { count: counts.open })}</span>}
      </div>
      <CountedTabs
        label={t("tabs.label")}
        value={shownTab}
        tabs={tabs}
        nameOf={(one) => t(`tabs.${one}`)}
        counts={counts}
        onChange={(next) => onChange({ ...filter, tab: next })}
      />
      <FilterButtons
        filter={narrowed}
        onOpen={() => setOpen(true)}
        onClear={() => onChange({ tab })}
      />
      {isOpen && (
        <FilterDialog
          filter={filter}
          saved={saved.data?.filters ?? []}
          onChange={onChange}
          onSaved={() => void cache.invalidateQueries({ queryKey: ["filters"] })}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}
