import type axe from "axe-core";
import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";

/**
 * The controls that a person cannot name by what they read: the accessible name lacks the visible text (WCAG 2.5.3),
 * there is none, two buttons of the page's content have the same, or two links with the same lead to different places
 * (WCAG 2.4.9).
 */
export async function voiceFindings(page: Page): Promise<string[]> {
  // Loads axe into the page.
  await axeFindings(page, ["title"]);
  return page.evaluate(() => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    checker.setup(document.body);
    const nameOf = (element: Element) => plain(checker.commons.text.accessibleText(element));
    const found: string[] = [];
    const seen = new Map<string, HTMLElement>();
    const controls = "button, a[href], summary, [role=button], [role=tab], [role=switch]";
    // The page behind a modal dialog is inert.
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    for (const element of (modal ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("[inert], [aria-hidden=true]")
      )
        continue;
      const name = nameOf(element);
      const visible = plain(visibleText(element));
      if (!name) found.push(`no name: ${element.outerHTML.slice(0, 120)}`);
      else if (isNamedApart(element) && !name.includes(visible))
        found.push(`“${visible}” is called “${name}”`);
      if (!element.closest("main, dialog[open]")) continue;
      // Voice software numbers rows of a table and markers of a map; the cross of a dialog does what its button does.
      if (element.closest("tbody, [role=application]")) continue;
      if (visible === "" && element.closest("dialog")) continue;
      const twin = seen.get(name);
      // Two links to one place may have the same name.
      const target = element.getAttribute("href") ?? element;
      if (
        twin &&
        twin.closest("dialog") === element.closest("dialog") &&
        twin.getAttribute("href") !== target
      )
        found.push(`two controls are called “${name}”`);
      seen.set(name, element);
    }
    checker.teardown();
    return found;

    /** Otherwise its content is its name, and what one reads is part of it. */
    function isNamedApart(element: HTMLElement): boolean {
      return element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
    }

    /** Without drawings and the texts for screen readers, which are a pixel wide. */
    function visibleText(element: HTMLElement): string {
      const texts: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          parent &&
          parent.offsetWidth > 1 &&
          parent.checkVisibility() &&
          !parent.closest("svg, [aria-hidden=true]")
        )
          texts.push(node.textContent ?? "");
      }
      return texts.join(" ");
    }

    function plain(text: string): string {
      return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
    }
  });
}
