import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page, each as one line. A contrast that cannot be computed counts as one that fails. Of a page that
 * was looked at as a whole before, it is enough to look at the parts that changed.
 */
export function axeFindings(page: Page, parts: readonly string[] = ["html"]): Promise<string[]> {
  return findings(page, parts, { type: "tag", values: tags });
}

/** Of a page that was looked at in one theme, the other can only have other colours. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findings(page, ["html"], { type: "rule", values: ["color-contrast"] });
}

async function findings(
  page: Page,
  parts: readonly string[],
  runOnly: axe.RunOnly,
): Promise<string[]> {
  // A bar that stays while the page scrolls lies over whatever is below it just then.
  await page.evaluate(() => scrollTo(0, 0));
  // Evaluated over the debugger: the page's own policy lets no foreign script in, and should not.
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    async ({ wanted, include }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const found = await checker.run(
        { include },
        { runOnly: wanted, resultTypes: ["violations", "incomplete"] },
      );
      // The words of a drawing, such as the names on a map, lie on its lines and bear an outline of their own.
      const isDrawn = (target: axe.UnlabelledFrameSelector) => {
        const element = document.querySelector(String(target[0]));
        // Of arrows on keys axe tells nothing; they have the colours of the letters on other keys.
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
