import { closingHeight, drawBlock, paragraphHeight } from "./blocks.ts";
import { drawQrBill } from "./qr-bill.ts";
import { drawFeet, drawOpening } from "./letterhead.ts";
import type { Block, Paper } from "./paper.ts";
import { Sheet } from "./sheet.ts";

/** The PDF of a paper, as `renderPaper` gives it. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const sheet = new Sheet(paper);
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    sheet.pdf.on("data", (part: Buffer) => void parts.push(part));
    sheet.pdf.on("end", () => resolve(Buffer.concat(parts)));
    sheet.pdf.on("error", reject);
    drawOpening(sheet, paper);
    for (const [place, block] of paper.blocks.entries()) {
      keepGreeting(sheet, block, paper.blocks[place + 1]);
      drawBlock(sheet, block);
    }
    if (paper.bill) drawQrBill(sheet, paper.bill, paper.language);
    drawFeet(sheet, paper);
    sheet.pdf.end();
  });
}

/** A greeting never stands alone on a page: the last paragraph goes over with it. */
function keepGreeting(sheet: Sheet, block: Block, next: Block | undefined): void {
  if (block.kind !== "paragraph" || next?.kind !== "closing") return;
  sheet.keep(paragraphHeight(sheet, block.text) + closingHeight(next.lines));
}
