import {
  claimAges,
  type OpenItemsFilter,
  type OpenSums,
} from "@portal/model/desk/books/open-items.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { useLanguage, useTexts } from "../../../core/language/i18n.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import styles from "../Books.module.css";

interface OpenFiltersProps {
  readonly filter: OpenItemsFilter;
  readonly insurers: OpenSums["insurers"];
  readonly onChange: (filter: OpenItemsFilter) => void;
}

type Loosely = { [Key in keyof OpenItemsFilter]?: OpenItemsFilter[Key] | "" };

/** Narrows the open items, at once while one chooses. */
export function OpenFilters({ filter, insurers, onChange }: OpenFiltersProps) {
  const t = useTexts("desk_books");
  const { language } = useLanguage();
  const change = (next: Loosely) => onChange(withoutEmpty({ ...filter, ...next }));
  return (
    <div className={styles.narrow} role="search" aria-label={t("open.filter")}>
      <Select
        label={t("open.stage")}
        isOptional
        value={filter.status ?? ""}
        onChange={(status) => change({ status })}
        options={unpaidStatuses.map((value) => ({ value, label: t(`stage.${value}`) }))}
      />
      <Select
        label={t("open.age")}
        isOptional
        value={filter.age ?? ""}
        onChange={(age) => change({ age })}
        options={claimAges.map((value) => ({ value, label: t(`age.${value}`) }))}
      />
      <Select
        label={t("open.law")}
        isOptional
        value={filter.law ?? ""}
        onChange={(law) => change({ law })}
        options={InsuranceLaw.options.map((value) => ({ value, label: t(`law.${value}`) }))}
      />
      <Select
        label={t("open.insurer")}
        isOptional
        value={filter.insurer ?? ""}
        onChange={(insurer) => change({ insurer })}
        options={insurers.map(({ code, names }) => ({ value: code, label: names[language] }))}
      />
    </div>
  );
}

function withoutEmpty({ status, age, law, insurer }: Loosely): OpenItemsFilter {
  return {
    ...(status && { status }),
    ...(age && { age }),
    ...(law && { law }),
    ...(insurer && { insurer }),
  };
}
