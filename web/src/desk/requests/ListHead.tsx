import { MOST_COUNTED } from "@portal/model/inbox/requests.ts";
import ListFilter from "lucide-react/icons/list-filter";
import { useTexts } from "../../core/language/i18n.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./Rows.module.css";

interface CountedTabsProps<Tab extends string> {
  readonly label: string;
  readonly value: Tab;
  readonly tabs: readonly Tab[];
  readonly nameOf: (tab: Tab) => string;
  readonly counts: Readonly<Record<Tab, number>> | undefined;
  readonly onChange: (tab: Tab) => void;
}

/** The tabs of a list with how many wait behind each. */
export function CountedTabs<Tab extends string>(props: CountedTabsProps<Tab>) {
  const { label, value, tabs, nameOf, counts, onChange } = props;
  const counted = (tab: Tab) => {
    if (!counts) return "";
    return counts[tab] >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(counts[tab]);
  };
  return (
    <Segmented
      label={label}
      value={value}
      onChange={onChange}
      options={tabs.map((tab) => ({ value: tab, label: `${nameOf(tab)} ${counted(tab)}` }))}
    />
  );
}

interface FilterButtonsProps {
  readonly filter: object;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** Opens the filters of a list, says how many are active, and clears them. */
export function FilterButtons({ filter, onOpen, onClear }: FilterButtonsProps) {
  const t = useTexts("desk");
  const active = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <div className={styles.filters}>
      <Button variant="secondary" onClick={onOpen}>
        <ListFilter size={18} aria-hidden="true" />
        {active > 0 ? t("filter.active", { count: active }) : t("filter.label")}
      </Button>
      {active > 0 && (
        <Button variant="quiet" onClick={onClear}>
          {t("filter.clear")}
        </Button>
      )}
    </div>
  );
}
