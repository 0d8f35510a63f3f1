import { type KeyboardEvent, useEffect, useState } from "react";

interface ListKeysOptions<Option> {
  id: string;
  options: readonly Option[];
  onChoose: (option: Option) => void;
  onLeave: () => void;
}

/** The keyboard handling of a list below an input, which keeps the focus. */
export function useListKeys<Option>({ id, options, onChoose, onLeave }: ListKeysOptions<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const activeId = active >= 0 && active < options.length ? `${id}-option-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const leave = () => {
    close();
    onLeave();
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const walk = (step: 1 | -1) => {
    setOpen(true);
    const from = active < 0 && step < 0 ? 0 : active;
    if (options.length > 0) setActive((from + step + options.length) % options.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = isOpen ? options[active] : undefined;
    if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      // Alt with an arrow key opens or closes the list without moving.
      event.preventDefault();
      if (event.key === "ArrowDown") setOpen(true);
      else if (isOpen) leave();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      walk(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      // Enter in an open list must not submit the form.
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  };

  return { isOpen, active, activeId, open, close, choose, walkTo: setActive, onKeyDown };
}
