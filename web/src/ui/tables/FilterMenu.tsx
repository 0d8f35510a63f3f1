import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { startTransition, useId, useOptimistic, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Filter, useSearch } from "../../core/routing/search.ts";
import styles from "./FilterMenu.module.css";
import { anchorFallback } from "../dialogs/anchor-fallback.ts";

interface FilterMenuProps<Value extends string> {
  label: string;
  /** The query parameter of the ticked values. */
  parameter: Filter<Value>;
  nameOf: (value: Value) => string;
}

/** A multiple choice: each tick takes effect at once, and the button shows the choice. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { label, parameter, nameOf } = props;
  const t = useTexts("forms");
  const id = useId();
  const search = useSearch();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = search.get(parameter);
  const isActive = chosen.length > 0;
  const words = isActive
    ? t("table.filtered", { filter: label, values: chosen.map(nameOf).join(", ") })
    : label;
  const clear = () => {
    search.set(parameter.to([]));
    opener.current?.focus();
  };
  return (
    <div className={isActive ? `${styles.filter} ${styles.active}` : styles.filter}>
      <button
        type="button"
        ref={opener}
        className={styles.opener}
        // A column that sorts has the same words.
        aria-label={`${words}, ${t("table.filter")}`}
        popoverTarget={id}
      >
        {words}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Options {...props} id={id} />
      {isActive && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t("table.clearFilter", { filter: label })}
          onClick={clear}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Options<Value extends string>(props: FilterMenuProps<Value> & { id: string }) {
  const { id, label, parameter, nameOf } = props;
  const search = useSearch();
  // The tick is optimistic; the page follows when it is ready.
  const [chosen, setChosen] = useOptimistic(search.get(parameter));
  const toggle = (value: Value) =>
    startTransition(() => {
      const next = toggled(chosen, value);
      setChosen(next);
      search.set(parameter.to(next));
    });
  return (
    <fieldset id={id} popover="auto" className={styles.options} onBeforeToggle={anchorFallback}>
      <legend className={styles.legend}>{label}</legend>
      {parameter.options.map((value) => (
        <label key={value} className={styles.option}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {nameOf(value)}
        </label>
      ))}
    </fieldset>
  );
}

function toggled<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
