import { type KeyboardEvent, type ReactNode, useId } from "react";
import { type Choice, useSearch } from "../../core/routing/search.ts";
import styles from "./Tabs.module.css";

interface TabsProps<Value> {
  /** The accessible name of the tabs. */
  label: string;
  /** The query parameter of the tab; its options are the tabs. */
  parameter: Choice<Value>;
  titleOf: (value: Value) => ReactNode;
  children: ReactNode;
}

/** Arrow keys move between the tabs, Enter or Space chooses, because a tab's content may take time to load. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, parameter, titleOf, children } = props;
  const id = useId();
  const search = useSearch();
  const chosen = search.get(parameter);
  return (
    <div>
      <div className={styles.strip} role="tablist" aria-label={label}>
        {parameter.options.map((value) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={styles.tab}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onKeyDown={moveFocus}
            onClick={() => value !== chosen && search.set(parameter.to(value))}
          >
            {titleOf(value)}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
      >
        {children}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const target = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
