import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { type Choice, useSearch } from "../core/search.ts";
import styles from "./Tabs.module.css";

interface TabsProps<Value> {
  /** What the tabs choose between. */
  label: string;
  /** Keeps the chosen tab in the address; its options are the tabs. */
  parameter: Choice<Value>;
  titleOf: (value: Value) => ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Arrow keys move between the tabs, Enter or the space bar chooses: what a tab shows may take time to fetch. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, parameter, titleOf, children } = props;
  const id = useId();
  const search = useSearch();
  const strip = useRef<HTMLDivElement>(null);
  const chosen = search.get(parameter);
  useEffect(() => showChosen(strip.current), [chosen]);
  return (
    <div className={styles.tabs}>
      <div className={styles.strip} ref={strip} role="tablist" aria-label={label}>
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

/** Many tabs are wider than a phone: the strip, not the page, moves until the chosen one is seen. */
function showChosen(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>("[aria-selected=true]");
  if (!strip || !tab) return;
  const outside = tab.offsetLeft + tab.offsetWidth - strip.clientWidth;
  if (tab.offsetLeft < strip.scrollLeft) strip.scrollLeft = tab.offsetLeft;
  else if (outside > strip.scrollLeft) strip.scrollLeft = outside;
}
