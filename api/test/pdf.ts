import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Structure = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;

/** A PDF as a reader opens it: what it says in order, and what it tells to those who hear it. */
export async function openPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    roles.push(...rolesIn(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  const pages = pdf.numPages;
  await task.destroy();
  return { pages, texts, text: texts.join(" ").replaceAll(/\s+/g, " "), roles, info };
}

function rolesIn(part: Structure): string[] {
  if (!part) return [];
  return [part.role, ...part.children.flatMap((one) => ("role" in one ? rolesIn(one) : []))];
}
