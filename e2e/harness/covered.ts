/**
 * The controls of a page that another element covers: the element at the middle is neither the control, nor inside it,
 * nor its label. Runs in the page, in any browser.
 */
export async function coveredControls(): Promise<string[]> {
  const controls = "a[href], button, input, select, textarea, summary, [role=tab], [role=option]";
  const frames = [...document.querySelectorAll("dialog[open], [popover]:popover-open")];
  // Only the topmost overlay can be pressed: the last one opened.
  const scope = frames.at(-1) ?? document;
  const found: string[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
    if (!canBePressed(control)) continue;
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const hit = elementAtMiddle(control);
    if (hit && !belongs(hit, control)) found.push(`${nameOf(control)} lies under ${nameOf(hit)}`);
  }
  return found;

  function canBePressed(control: HTMLElement): boolean {
    if (control.matches(":disabled, [inert] *, [aria-hidden=true] *")) return false;
    const { width, height } = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    const isSeen = style.visibility === "visible" && style.pointerEvents !== "none";
    return width > 2 && height > 2 && isSeen && control.checkVisibility();
  }

  /** Null if the middle is outside of the window, as for elements that appear only with the focus. */
  function elementAtMiddle(control: HTMLElement): Element | null {
    const [line] = control.getClientRects();
    if (!line) return null;
    return document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
  }

  function belongs(hit: Element, control: HTMLElement): boolean {
    if (control.contains(hit)) return true;
    const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
    return [...labels].some((label) => label.contains(hit));
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return `<${element.tagName.toLowerCase()} class="${element.className}"> ${words.slice(0, 40)}`;
  }
}
