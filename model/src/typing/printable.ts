/**
 * The characters that a QR-bill may carry: Basic Latin, Latin-1 Supplement, Latin Extended-A, Ș ș Ț ț and €
 * (Swiss Implementation Guidelines QR-bill 2.3, section 4.1.1), without the soft hyphen, which is invisible.
 */
const PERMITTED = "\\u0020-\\u007e\\u00a1-\\u00ac\\u00ae-\\u017f\\u0218-\\u021b\\u20ac";
const printable = new RegExp(`^[${PERMITTED}]*$`);
const notPrintable = new RegExp(`[^${PERMITTED}]`, "u");

/** Whether documents and their QR code can print a line of text unchanged. */
export function isPrintable(text: string): boolean {
  return printable.test(text);
}

const plain: readonly [typographic: RegExp, typed: string][] = [
  [/[\u2018-\u201b\u2032\u02bc]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/\u2026/g, "..."],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " "],
  [/\u00ad/g, ""],
];

/** Replaces the quotes, dashes and spaces that phones insert by those of a keyboard. */
export function plainTyping(text: string): string {
  const composed = text
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .normalize("NFC");
  return plain.reduce((so, [typographic, typed]) => so.replaceAll(typographic, typed), composed);
}

const graphemes = /* @__PURE__ */ new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Replaces characters that are not permitted: accents are removed, characters of another script become a question mark.
 * For values that were stored before forms refused such characters.
 */
export function latinOnly(text: string): string {
  const typed = plainTyping(text);
  if (isPrintable(typed)) return typed;
  const seen = typed.replaceAll(/\r\n|[\p{Zs}\p{Zl}\p{Zp}\t\n\r]/gu, " ");
  return Array.from(graphemes.segment(seen), ({ segment }) => latinLetter(segment)).join("");
}

function latinLetter(grapheme: string): string {
  if (!notPrintable.test(grapheme)) return grapheme;
  const visible = grapheme.replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
  if (visible === "") return "";
  if (isPrintable(visible)) return visible;
  const compatible = visible.normalize("NFKC");
  if (isPrintable(compatible)) return compatible;
  const bare = visible.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return bare !== "" && isPrintable(bare) ? bare : "?";
}
