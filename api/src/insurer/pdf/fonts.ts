import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { latinOnly } from "@portal/model/typing/printable.ts";
import { create, type Font, type GlyphRun } from "fontkit";

/** The size of the cache of laid-out words, shared by all documents of the process; a full cache is cleared. */
const MOST_RUNS = 20_000;

export type Weight = "regular" | "semibold";

/** Figtree as in the portal, opened once. A document embeds only the glyphs that it uses. */
export const fonts: Readonly<Record<Weight, Font>> = {
  regular: openedFont("400Regular/Figtree_400Regular.ttf"),
  semibold: openedFont("600SemiBold/Figtree_600SemiBold.ttf"),
};

/** One of the four fonts that the QR-bill standard allows, with a license that permits shipping it. */
export const billFonts = {
  regular: openedFrom("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"),
  bold: openedFrom("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf"),
};

function openedFont(file: string): Font {
  return openedFrom(`@expo-google-fonts/figtree/${file}`);
}

function openedFrom(file: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts.`);
  nameGlyphs(font);
  return remembering(font);
}

/**
 * fontkit gives a glyph the letters for which it was first requested. A comma first drawn as part of a semicolon would
 * have none, and screen readers would skip it: so each glyph is requested by its letter first.
 */
function nameGlyphs(font: Font): void {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
}

/** Caches the layout of words: it costs more than the rest of a document, and words repeat. */
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
 * Replaces characters that the font lacks, which pdfkit would draw as empty boxes: by the nearest letter, or by a
 * question mark for another script. Invisible characters are removed, because they can change the text direction.
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

/** Letters that Unicode does not decompose. */
const withoutStroke: Readonly<Record<string, string>> = { Ŧ: "T", ŧ: "t", ĸ: "k" };

function hasGlyphs(font: Font, text: string): boolean {
  return Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** A copy, because the caller scales the positions in place. */
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
