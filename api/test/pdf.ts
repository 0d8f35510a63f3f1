import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Structure = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;

/** A PDF as a reader opens it: its text in order, and its accessible structure. */
export async function openPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  /** Each run of text with its distance from the foot of its page, its right edge and its size. */
  const places: { text: string; page: number; y: number; right: number; size: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    for (const item of items) {
      if (!("str" in item)) continue;
      const [size, , , , x, y] = item.transform.map(Number);
      if (size === undefined || x === undefined || y === undefined) continue;
      places.push({ text: item.str, page: number, y, right: x + item.width, size });
    }
    roles.push(...rolesIn(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  const pages = pdf.numPages;
  await task.destroy();
  return { pages, texts, text: texts.join(" ").replaceAll(/\s+/g, " "), roles, places, info };
}

function rolesIn(part: Structure): string[] {
  if (!part) return [];
  return [part.role, ...part.children.flatMap((one) => ("role" in one ? rolesIn(one) : []))];
}
