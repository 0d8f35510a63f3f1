import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { latinOnly } from "@portal/model/typing/printable.ts";
import { create, type Font, type GlyphRun } from "fontkit";

/** Words that were set before, for all documents of this process; past this many the memory begins anew. */
const MOST_RUNS = 20_000;

export type Weight = "regular" | "semibold";

/** Figtree as the screens show it, opened once. What ends up in a document is the letters that it uses. */
export const fonts: Readonly<Record<Weight, Font>> = {
  regular: opened("400Regular/Figtree_400Regular.ttf"),
  semibold: opened("600SemiBold/Figtree_600SemiBold.ttf"),
};

/** The banks allow four fonts on a QR-bill; this one may be shipped. */
export const billFonts = {
  regular: openedFrom("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"),
  bold: openedFrom("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf"),
};

function opened(file: string): Font {
  return openedFrom(`@expo-google-fonts/figtree/${file}`);
}

function openedFrom(file: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts.`);
  nameGlyphs(font);
  return remembering(font);
}

/**
 * A glyph bears the letters for which it was asked first, for the life of the font. A comma that is drawn first as a part
 * of a semicolon would bear none, and no reader of any later document would hear it: so each is asked for by its letter.
 */
function nameGlyphs(font: Font): void {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
}

/** Setting a word costs more than all the rest of a document, and the same words come again and again. */
function remembering(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const set = font.layout.bind(font);
  font.layout = (words, features, ...more) => {
    const key = features ? `${JSON.stringify(features)} ${words}` : words;
    let run = runs.get(key);
    if (!run) {
      if (runs.size >= MOST_RUNS) runs.clear();
      run = set(inGlyphsOf(font, words), features, ...more);
      runs.set(key, run);
    }
    return copyOf(run);
  };
  return font;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The text in characters that the font has: the nearest letter stands for one that it lacks, and a question mark for one
 * of another script. Without this, pdfkit draws an empty box. What is invisible is left out: it can turn the reading
 * direction.
 */
function inGlyphsOf(font: Font, words: string): string {
  const text = words.replaceAll("\u202f", "\u00a0").replaceAll(/[\u00ad\p{Cf}]/gu, "");
  if (hasGlyphs(font, text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => nearest(font, segment)).join("");
}

function nearest(font: Font, grapheme: string): string {
  const cedilla = grapheme.replaceAll("Ţ", "Ț").replaceAll("ţ", "ț");
  const latin = latinOnly(grapheme);
  const bare = latinOnly(latin.normalize("NFKD").replaceAll(/\p{M}/gu, ""));
  const found = [grapheme, cedilla, latin, bare, withoutStroke[grapheme]].find(
    (one) => one !== undefined && hasGlyphs(font, one),
  );
  return found ?? "?";
}

/** Letters that Unicode does not take apart. */
const withoutStroke: Readonly<Record<string, string>> = { Ŧ: "T", ŧ: "t", ĸ: "k" };

function hasGlyphs(font: Font, text: string): boolean {
  return Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Whoever gets a run scales its positions in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return {
    ...run,
    positions,
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}
