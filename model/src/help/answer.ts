/**
 * The syntax of answers: a paragraph per line, `- ` before an entry of a list, `[words](/path)` for a link and
 * `{{name}}` for a value of a rule. Everything else is text, including markup.
 */
export type AnswerPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };
export type AnswerBlock =
  | { readonly kind: "paragraph"; readonly parts: readonly AnswerPart[] }
  | { readonly kind: "list"; readonly entries: readonly (readonly AnswerPart[])[] };

/** Only addresses of the portal and https pages: no address that a browser would execute. */
const link = /\[([^\]]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()]+)\)/;
const links = new RegExp(link, "g");
const value = /\{\{(\w+)\}\}/g;

export function answerBlocks(answer: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let entries: AnswerPart[][] | undefined;
  for (const line of answer.split("\n").filter((one) => one.trim() !== "")) {
    if (!line.startsWith("- ")) {
      entries = undefined;
      blocks.push({ kind: "paragraph", parts: partsOf(line) });
    } else if (entries) entries.push(partsOf(line.slice(2)));
    else {
      entries = [partsOf(line.slice(2))];
      blocks.push({ kind: "list", entries });
    }
  }
  return blocks;
}

function partsOf(line: string): AnswerPart[] {
  // A split by a pattern with two groups gives triples: text, words, address.
  const pieces = line.split(links);
  return pieces.flatMap((piece, index): AnswerPart[] => {
    if (index % 3 === 0) return piece === "" ? [] : [{ kind: "text", text: piece }];
    return index % 3 === 1 ? [{ kind: "link", text: piece, to: pieces[index + 1] ?? "" }] : [];
  });
}

/** The answer without links and lists, on one line. */
export function plainAnswer(answer: string): string {
  return answer
    .replaceAll(links, "$1")
    .split("\n")
    .map((line) => line.replace(/^- /, "").trim())
    .filter((line) => line !== "")
    .join(" ");
}

/** The names of the values in a text. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(value)].map(([, name = ""]) => name);
}

export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(value, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? blank) : blank,
  );
}
