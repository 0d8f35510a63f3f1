const aliveEvent = "portal-alive";
/** On the page until it is alive. */
const mark = "data-painted";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A painted page is taken over: whatever was done before is done now. */
export function tellAlive(): void {
  document.documentElement.removeAttribute(mark);
  document.dispatchEvent(new Event(aliveEvent));
}

/**
 * Keeps what somebody does on a painted page before its code is there. Links work by themselves; anything else that is
 * pressed, sent or typed waits for the code that knows what it means.
 */
export function keepEarlyActs(): void {
  const kept = new Map<EventTarget, () => void>();
  const listening = new AbortController();
  const hear = (kind: string, keep: (event: Event, target: Element) => void) =>
    document.addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Element) keep(event, event.target);
      },
      { capture: true, signal: listening.signal },
    );
  document.documentElement.setAttribute(mark, "");
  hear("click", (event, target) => {
    const pressed = target.closest<HTMLElement>("a[href], button, input, summary, label, tr");
    if (!pressed || pressed.tagName === "A" || isTypedIn(pressed)) return;
    keepFor(event);
    kept.set(pressed, () => pressed.click());
  });
  hear("submit", (event, form) => {
    keepFor(event);
    if (form instanceof HTMLFormElement) kept.set(form, () => form.requestSubmit());
  });
  hear("input", (_event, field) => {
    if (!isTypedIn(field)) return;
    const { value } = field;
    kept.set(field, () => typeInto(field, value));
  });
  document.addEventListener(
    aliveEvent,
    () => {
      listening.abort();
      for (const act of kept.values()) act();
    },
    { once: true },
  );
}

/** Parts of the page may be alive already: what is done now would be done twice. */
function keepFor(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function isTypedIn(target: Element): target is Field {
  if (target instanceof HTMLInputElement)
    return !/^(?:button|checkbox|file|radio|reset|submit)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** As a keyboard would: React notices a value only that was not set by a script on the field itself. */
function typeInto(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
