import {
  type InboxFilter,
  MOST_COUNTED,
  SavedFilters,
  type WaitingRequests,
} from "@portal/model/inbox/requests.ts";
import { useQueryClient } from "@tanstack/react-query";
import ListFilter from "lucide-react/icons/list-filter";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask } from "../http/desk-api.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import styles from "./Requests.module.css";

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
  const active = Object.values(narrowed).filter((value) => value !== undefined).length;
  const counted = (one: (typeof tabs)[number]) => {
    const count = counts?.[one];
    if (count === undefined) return "";
    return count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
  };
  const shownTab = tabs.find((one) => one === tab) ?? "open";
  return (
    <header className={styles.head}>
      <div className={styles.headline}>
        <h1 id="requests-title">{t("title")}</h1>
        {counts && <span>{t("count", { count: counts.open })}</span>}
      </div>
      <Segmented
        label={t("tabs.label")}
        value={shownTab}
        onChange={(next) => onChange({ ...filter, tab: next })}
        options={tabs.map((value) => ({ value, label: `${t(`tabs.${value}`)} ${counted(value)}` }))}
      />
      <div className={styles.filters}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <ListFilter size={18} aria-hidden="true" />
          {active > 0 ? t("filter.active", { count: active }) : t("filter.label")}
        </Button>
        {active > 0 && (
          <Button variant="quiet" onClick={() => onChange({ tab })}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
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
