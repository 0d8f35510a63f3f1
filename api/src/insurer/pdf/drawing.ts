import { leaveRoomForSignature } from "../signature/signed-pdf.ts";
import { closingHeight, drawBlock, drawSlipNote, paragraphHeight } from "./blocks.ts";
import { densities, type Density } from "./density.ts";
import { drawQrBill } from "./qr-bill.ts";
import { drawFeet, drawOpening, drawSlipHead } from "./letterhead.ts";
import type { Block, Paper } from "./paper.ts";
import { Sheet } from "./sheet.ts";
import { tableHeight } from "./table.ts";

const MOST_ROWS_KEPT = 3;

/** The implementation of `renderPaper`. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pdf } = drawnToFit(paper);
    if (paper.signature) leaveRoomForSignature(pdf, paper.signature);
    const parts: Buffer[] = [];
    pdf.on("data", (part: Buffer) => void parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
    pdf.end();
  });
}

/** Avoids a short second page: a paper of two pages is set more densely, if it then fits on one. */
function drawnToFit(paper: Paper): Sheet {
  const [roomy, ...closer] = densities;
  const sheet = drawnAt(paper, roomy);
  if (pagesOf(sheet) !== 2) return sheet;
  for (const density of closer) {
    const single = drawnAt(paper, density);
    if (pagesOf(single) === 1) return single;
  }
  return sheet;
}

function pagesOf({ pdf }: Sheet): number {
  return pdf.bufferedPageRange().count;
}

function drawnAt(paper: Paper, density: Density): Sheet {
  const sheet = new Sheet(paper, density);
  const drawHead = () => drawSlipHead(sheet, paper);
  drawOpening(sheet, paper);
  for (const [place, block] of paper.blocks.entries()) {
    keepGreeting(sheet, block, paper.blocks[place + 1]);
    if (block.kind === "slip") drawSlipNote(sheet, block, drawHead);
    else drawBlock(sheet, block);
  }
  if (paper.bill) drawQrBill(sheet, paper.bill, paper.language, drawHead);
  drawFeet(sheet, paper);
  return sheet;
}

/** Keeps the greeting with the last paragraph or a short table, so that it is never alone on a page. */
function keepGreeting(sheet: Sheet, block: Block, next: Block | undefined): void {
  if (next?.kind !== "closing") return;
  const greeting = closingHeight(sheet, next.lines);
  if (block.kind === "paragraph") sheet.keep(paragraphHeight(sheet, block.text) + greeting);
  if (block.kind === "table" && block.rows.length <= MOST_ROWS_KEPT) {
    sheet.keep(tableHeight(sheet, block) + greeting);
  }
}
