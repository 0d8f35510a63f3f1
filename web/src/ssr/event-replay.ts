const hydratedEvent = "portal-hydrated";
/** On the root element until the page is hydrated. */
const hydratingAttribute = "data-hydrating";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays the events that were recorded before hydration. */
export function replayEvents(): void {
  document.documentElement.removeAttribute(hydratingAttribute);
  document.dispatchEvent(new Event(hydratedEvent));
}

/**
 * Records clicks, submits and input on a server-rendered page until it is hydrated. The browser follows links itself.
 */
export function recordEarlyEvents(): void {
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
  document.documentElement.setAttribute(hydratingAttribute, "");
  hear("click", (event, target) => {
    const pressed = target.closest<HTMLElement>("a[href], button, input, summary, label, tr");
    if (!pressed || pressed.tagName === "A" || isTypedIn(pressed)) return;
    stop(event);
    kept.set(pressed, () => pressed.click());
  });
  hear("submit", (event, form) => {
    stop(event);
    if (form instanceof HTMLFormElement) kept.set(form, () => form.requestSubmit());
  });
  hear("input", (_event, field) => {
    if (!isTypedIn(field)) return;
    const { value } = field;
    kept.set(field, () => typeInto(field, value));
  });
  document.addEventListener(
    hydratedEvent,
    () => {
      listening.abort();
      for (const act of kept.values()) act();
    },
    { once: true },
  );
}

/** Stops the event: a part that is hydrated already would handle it now and again at the replay. */
function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function isTypedIn(target: Element): target is Field {
  if (target instanceof HTMLInputElement)
    return !/^(?:button|checkbox|file|radio|reset|submit)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Sets the value through the prototype, because React overrides the field's own setter. */
function typeInto(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
