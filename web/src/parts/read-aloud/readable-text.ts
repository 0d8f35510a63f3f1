const left = "button, script, style, svg, input, select, textarea, [aria-hidden=true], [hidden]";

/** The visible text of an element, a line for each block, without its controls and drawings. */
export function readableText(root: HTMLElement): string {
  const lines: { block: Element; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !isSeen(parent)) continue;
    const block = blockOf(parent, root);
    const last = lines.at(-1);
    if (last?.block === block) last.text += node.textContent;
    else lines.push({ block, text: node.textContent ?? "" });
  }
  return lines
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…:;]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Texts for screen readers alone are a pixel wide; they would be heard although they are not seen. */
function isSeen(element: HTMLElement): boolean {
  return !element.closest(left) && element.offsetWidth > 1 && element.checkVisibility();
}

function blockOf(element: Element, root: Element): Element {
  let block = element;
  while (block !== root && getComputedStyle(block).display.startsWith("inline"))
    block = block.parentElement ?? root;
  return block;
}
