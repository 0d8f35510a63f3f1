import Check from "lucide-react/icons/check";
import Search from "lucide-react/icons/search";
import { type FocusEvent, type ReactNode, useRef, type RefCallback } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Combobox.module.css";
import type { ControlProps } from "./Field.tsx";
import field from "./Field.module.css";
import { placePopup } from "./place-popup.ts";
import { useListKeys } from "./useListKeys.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

export interface ListOption {
  readonly id: string;
  readonly label: string;
  /** A second text beside it, such as a dial code. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
}

interface ComboboxProps<Option extends ListOption> {
  control: ControlProps;
  name?: string | undefined;
  text: string;
  onText: (text: string) => void;
  options: readonly Option[];
  chosenId?: string | undefined;
  onChoose: (option: Option) => void;
  /** The list closes without a choice. */
  onLeave: () => void;
  onBlur?: (() => void) | undefined;
  /** The text in place of the options: loading, too few characters, nothing found. */
  status?: string | undefined;
  /** The alternative if nothing was found. */
  wayOut?: ReactNode;
  ref?: RefCallback<HTMLElement> | undefined;
}

/** A text input with suggestions (ARIA combobox pattern): arrow keys move, Enter chooses, Escape closes. */
export function Combobox<Option extends ListOption>(props: ComboboxProps<Option>) {
  const { control, text, onText, options, onChoose, onLeave, onBlur, status, wayOut } = props;
  const { name, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useListKeys({ id: control.id, options, onChoose, onLeave });
  const isListShown = list.isOpen && options.length > 0;
  const isStatusShown = list.isOpen && !isListShown && (status !== undefined || wayOut);

  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    list.close();
    onLeave();
    onBlur?.();
  };

  return (
    // Safari does not focus a pressed button; without a focusable element here, the press would count as leaving.
    <div ref={box} className={styles.combobox} tabIndex={-1} onBlur={leave}>
      <input
        {...control}
        ref={ref}
        className={`${field.control} ${styles.input}`}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? `${control.id}-list` : undefined}
        aria-activedescendant={isListShown ? list.activeId : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={list.onKeyDown}
      />
      <Search className={styles.icon} size={20} aria-hidden="true" />
      {isListShown && <OptionList {...props} active={list.active} onPress={list.choose} />}
      {isStatusShown && (
        <div ref={placePopup} className={`${styles.popup} ${styles.status}`}>
          <span>{status}</span>
          {wayOut}
        </div>
      )}
      <Announcement count={isListShown ? options.length : 0} status={isStatusShown ? status : ""} />
    </div>
  );
}

interface OptionListProps<Option extends ListOption> extends Pick<
  ComboboxProps<Option>,
  "control" | "options" | "chosenId"
> {
  active: number;
  onPress: (option: Option) => void;
}

function OptionList<Option extends ListOption>({
  control: { id },
  options,
  chosenId,
  active,
  onPress,
}: OptionListProps<Option>) {
  return (
    <div
      ref={placePopup}
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      className={styles.popup}
    >
      {options.map((option, index) => (
        // Only for pointers: the input keeps the focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.id}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={option.id === chosenId}
          className={[
            styles.option,
            index === active && styles.active,
            option.id === chosenId && styles.chosen,
          ]
            .filter(Boolean)
            .join(" ")}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(option)}
        >
          {option.icon}
          <span>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
          {option.id === chosenId && (
            <Check className={styles.check} size={18} aria-hidden="true" />
          )}
        </div>
      ))}
    </div>
  );
}

/** Announces the number of results in a live region. */
function Announcement({ count, status }: { count: number; status: string | undefined }) {
  const t = useTexts("forms");
  return (
    <VisuallyHidden>
      <span role="status">{count > 0 ? t("form.list.results", { count }) : status}</span>
    </VisuallyHidden>
  );
}
