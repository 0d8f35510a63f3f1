import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The findings of axe on a page, each as one line. A contrast that cannot be computed counts as a failure. After a
 * check of the whole page, the caller checks only the changed parts.
 */
export function axeFindings(page: Page, parts: readonly string[] = ["html"]): Promise<string[]> {
  return findings(page, parts, { type: "tag", values: tags });
}

/** After a check in one theme, the other can differ only in colours. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findings(page, ["html"], { type: "rule", values: ["color-contrast"] });
}

async function findings(
  page: Page,
  parts: readonly string[],
  runOnly: axe.RunOnly,
): Promise<string[]> {
  // A sticky bar covers the content below it.
  await page.evaluate(() => scrollTo(0, 0));
  // Evaluated through the debugger, because the page's CSP blocks foreign scripts.
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    async ({ wanted, include }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const found = await checker.run(
        { include },
        { runOnly: wanted, resultTypes: ["violations", "incomplete"] },
      );
      // Labels of a drawing, such as the names on a map, lie on its lines and have their own outline.
      const isDrawn = (target: axe.UnlabelledFrameSelector) => {
        const element = document.querySelector(String(target[0]));
        // Axe does not judge arrows on keys; they have the colours of the letters on other keys.
        const isArrow = element?.matches("kbd") && /^[^\p{L}\p{N}]+$/u.test(element.textContent);
        return isArrow || element?.matches('svg [aria-hidden="true"] *, svg[aria-hidden="true"] *');
      };
      const unclear = found.incomplete
        .filter(({ id }) => id === "color-contrast")
        .map((result) => ({
          ...result,
          nodes: result.nodes.filter((node) => !isDrawn(node.target as string[])),
        }));
      return { violations: found.violations, incomplete: unclear };
    },
    { wanted: runOnly, include: [...parts] },
  );
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id}: ${target.join(" ")} ${html.slice(0, 120)} ${any[0]?.message ?? ""}`,
    ),
  );
}
