import { isLanguage, type Language, languages } from "@portal/model/portal/languages.ts";

/** A text for readers, and its place. */
export interface FoundText {
  language: Language;
  place: string;
  text: string;
}

const token =
  /\/\/[^\n]*|\/\*[^]*?\*\/|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<four>\binFour\()|(?<key>\b[a-z]{2})(?=:)|(?<mark>[{}()[\],;])/g;

/** The state within a pair of brackets: the language around it, and that of the present element. */
interface Frame {
  around: Language | undefined;
  own: Language | undefined;
  /** The languages of the following arguments, in a call of `inFour`. */
  next?: readonly Language[];
}

/**
 * The texts of a source file under `fr:`, `de:`, `it:` or `en:`, in `French|German|Italian|English`, or in arguments of
 * `inFour`.
 */
export function textsInCode(source: string, file: string): FoundText[] {
  const found: FoundText[] = [];
  const outermost: Frame = { around: undefined, own: undefined };
  const frames: Frame[] = [];
  for (const { groups, index } of source.matchAll(token)) {
    const frame = frames.at(-1) ?? outermost;
    const language = frame.own ?? frame.around;
    const { string, four, key, mark = "" } = groups ?? {};
    if (string) {
      const texts = textsOf(unquoted(string), language);
      const place =
        texts.length > 0 ? `${file}:${source.slice(0, index).split("\n").length}` : file;
      found.push(...texts.map((text) => ({ ...text, place })));
    } else if (four) {
      const [own, ...next] = languages;
      frames.push({ around: undefined, own, next });
    } else if (isLanguage(key)) frame.own = key;
    else if ("{([".includes(mark || " ")) frames.push({ around: language, own: undefined });
    else if ("})]".includes(mark || " ")) frames.pop();
    else if (mark) [frame.own, ...frame.next] = frame.next ?? [];
  }
  return found;
}

function textsOf(text: string, language: Language | undefined): Omit<FoundText, "place">[] {
  if (language) return [{ language, text }];
  const [fr, de, it, en, ...more] = text.split("|");
  if (!fr || !de || !it || !en || more.length > 0) return [];
  return Object.entries({ fr, de, it, en }).flatMap(([name, words]) =>
    isLanguage(name) ? [{ language: name, text: words }] : [],
  );
}

function unquoted(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/\\(["'`\\])/g, "$1");
}
