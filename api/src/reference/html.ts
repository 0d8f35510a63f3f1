import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

/** A description with its `code`, as the contracts write it. Line breaks and lists are kept. */
export function prose(text: string | null | undefined): Html {
  const parts = (text ?? "").split("`");
  // Every second part was between two backticks.
  const marked = parts.map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
  return text ? html`<p>${marked}</p>` : html``;
}
