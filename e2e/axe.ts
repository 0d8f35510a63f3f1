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
export async function axeFindings(
  page: Page,
  parts: readonly string[] = ["html"],
): Promise<string[]> {
  // Evaluated over the debugger: the page's own policy lets no foreign script in, and should not.
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    ({ wanted, include }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      return checker.run(
        { include },
        { runOnly: { type: "tag", values: wanted }, resultTypes: ["violations", "incomplete"] },
      );
    },
    { wanted: tags, include: [...parts] },
  );
  const unclear = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...unclear].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id}: ${target.join(" ")} ${html.slice(0, 120)} ${any[0]?.message ?? ""}`,
    ),
  );
}
