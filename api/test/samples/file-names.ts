const pieces = [
  ..."/?<>\\:*|;!\"'`.-_ ~$&+=@#(){}[],",
  "..",
  "../",
  "..\\",
  "C:\\",
  "\0",
  "\r\n",
  "\n",
  "\t",
  "\u0007",
  "\u2028",
  "\u202e",
  "\u200b",
  "\u200d",
  "\u2066",
  "\ufeff",
  "\ud800",
  "\udc00",
  "\ufffd",
  "é",
  "e\u0301",
  "\u0301",
  "ß",
  "漢字",
  "👩‍👩‍👧",
  "🏔",
  "\u037e",
  "\u00a0",
  "İ",
  "ﬁ",
  "con",
  "NUL",
  "aux",
  "com1",
  "LPT9",
  "facture",
  "Rechnung 2026",
  "scan",
  "a".repeat(130),
  "<script>",
  "$(id)",
  "; filename=evil.exe",
  "\r\nSet-Cookie: a=b",
  "漢".repeat(90),
];
const ends = [".pdf", ".PDF", ".jpg", ".jpeg", ".png", ".gif", ".pdf ", ".pdf.", ".p\u200bdf"];
const otherEnds = [
  "",
  ".svg",
  ".html",
  ".exe",
  ".pdf.js",
  ".",
  ".docx",
  "pdf",
  ".jpg\n.exe",
  "%00.pdf",
];

/** Hostile file names, the same in every run. */
export function someFileNames(count: number, seed = 20_261_115): string[] {
  let state = seed;
  const below = (limit: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const one = (list: readonly string[]) => list[below(list.length)] ?? "";
  return Array.from({ length: count }, () => {
    const stem = Array.from({ length: below(7) }, () => one(pieces)).join("");
    return stem + one(below(3) > 0 ? ends : otherEnds);
  });
}
