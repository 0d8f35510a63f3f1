import type { Paper } from "./paper.ts";

/**
 * The PDF of a paper: tagged, with its fonts, and the same bytes for the same paper. To open the fonts takes longer than
 * to draw: that waits for the first paper, or for a quiet moment.
 */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { drawPaper } = await openDrawing();
  return drawPaper(paper);
}

export function openDrawing() {
  return import("./drawing.ts");
}
