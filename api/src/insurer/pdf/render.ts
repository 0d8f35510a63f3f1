import type { Paper } from "./paper.ts";

let failures = 0;

/** The number of papers that this process could not draw. */
export function failedDrawings(): number {
  return failures;
}

/**
 * The PDF of a paper: tagged, with embedded fonts, and the same bytes for the same paper. The fonts are loaded with the
 * first paper or the warm-up, because that takes longer than drawing. Failures to make the paper count as well.
 */
export async function renderPaper(paper: Paper | (() => Paper)): Promise<Buffer> {
  try {
    const { drawPaper } = await import("./drawing.ts");
    return await drawPaper(typeof paper === "function" ? paper() : paper);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
