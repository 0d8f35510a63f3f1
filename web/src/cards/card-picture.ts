import { brand } from "@portal/brand/brand.ts";
import type { CardFace } from "./card-faces.ts";

const WIDTH = 1000;
const MARGIN = 48;
const SIDE_HEIGHT = 760;
const LINE = 34;
const FONT = "system-ui, sans-serif";
const colours = ["#0b5a78", "#083f57"];

/** The sides of a card below one another, with the words that say what the copy is good for. */
export async function cardPicture(faces: readonly CardFace[], words: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  canvas.width = WIDTH;
  pen.font = `26px ${FONT}`;
  const lines = linesOf(pen, words, WIDTH - 2 * MARGIN);
  canvas.height = faces.length * (SIDE_HEIGHT + MARGIN) + MARGIN + lines.length * LINE + MARGIN;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, face] of faces.entries())
    drawSide(pen, face, { top: MARGIN + at * (SIDE_HEIGHT + MARGIN), fill: colours[at] ?? "" });
  pen.fillStyle = "#10243a";
  pen.font = `26px ${FONT}`;
  const below = faces.length * (SIDE_HEIGHT + MARGIN) + MARGIN;
  for (const [at, line] of lines.entries()) pen.fillText(line, MARGIN, below + (at + 1) * LINE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/png");
  });
}

function drawSide(
  pen: CanvasRenderingContext2D,
  { title, fields }: CardFace,
  { top, fill }: { top: number; fill: string },
): void {
  pen.fillStyle = fill;
  pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, SIDE_HEIGHT);
  pen.fillStyle = "#ffffff";
  const left = MARGIN + 40;
  const inner = WIDTH - 2 * left;
  pen.font = `600 36px ${FONT}`;
  pen.fillText(brand.name, left, top + 64, inner);
  pen.font = `26px ${FONT}`;
  pen.fillText(title, left, top + 102, inner);
  let y = top + 160;
  let isLeft = true;
  for (const { label, text, isWide } of fields) {
    if (isWide && !isLeft) y += 100;
    const isOnLeft = isWide || isLeft;
    const width = isWide ? inner : inner / 2 - 20;
    const x = isOnLeft ? left : left + inner / 2 + 20;
    pen.font = `24px ${FONT}`;
    pen.fillText(label, x, y, width);
    pen.font = `600 34px ${FONT}`;
    // A long text is drawn narrower instead of cut.
    pen.fillText(text, x, y + 42, width);
    if (isWide || !isLeft) y += 100;
    isLeft = isWide || !isLeft;
  }
}

function linesOf(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
