import type { Paper } from "./paper.ts";

let failures = 0;

/** How many papers this process could not draw. */
export function failedDrawings(): number {
  return failures;
}

/**
 * The PDF of a paper: tagged, with its fonts, and the same bytes for the same paper. To open the fonts takes longer than
 * to draw: that waits for the first paper, or for the warm-up. A failure to make the paper counts as one to draw it.
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
