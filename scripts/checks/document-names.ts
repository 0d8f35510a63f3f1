import { readFileSync } from "node:fs";
import { join } from "node:path";
import { trackedFiles } from "./house-rules.ts";

/** The documents whose names in code are all names of the repository, and of its present code. */
const documents = ["docs/architecture.md", "docs/glossary.md"];

const SOURCE = /\.(?:ts|tsx|mjs|html|sql|graphql|json)$/;
const NO_SOURCE = /^(?:package-lock\.json$|api\/released\/|docs\/|scripts\/checks\/)|\.test\.tsx?$/;

export interface NamesInCode {
  files: readonly string[];
  /** Every identifier and word of the sources, outside of comments. */
  words: ReadonlySet<string>;
  /** Every string that is a path of a page or of the REST API. */
  addresses: readonly string[];
}

/** Names that the documents write as code and that do not exist in the code. */
export function findUnknownNames(root: string): string[] {
  const known = readNames(root);
  return documents.flatMap((document) =>
    unknownNamesIn(readFileSync(join(root, document), "utf8"), known).map(
      (name) => `${document} names ${name}, which the code does not have`,
    ),
  );
}

export function unknownNamesIn(text: string, known: NamesInCode): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, "");
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) =>
    unknownPartsOf(code, known),
  );
  return [...new Set(names)];
}

function unknownPartsOf(code: string, { files, words, addresses }: NamesInCode): string[] {
  const address = /^(?:[A-Z]+ )?(\/[\w/-]*)/.exec(code)?.[1];
  if (address) return addresses.some((one) => one.includes(address)) ? [] : [code];
  if (/^[\w./-]+\.(?:ts|tsx|json|sql|md)$/.test(code)) {
    const end = code.startsWith(".") ? code : `/${code}`;
    return files.some((file) => `/${file}`.endsWith(end)) ? [] : [code];
  }
  return wordsOf(code).filter((word) => !words.has(word));
}

function readNames(root: string): NamesInCode {
  const files = trackedFiles(root);
  const sources = files
    .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file))
    .map((file) => withoutComments(readFileSync(join(root, file), "utf8")));
  return {
    files,
    words: new Set([...files, ...sources].flatMap(wordsOf)),
    addresses: sources.flatMap((source) => source.match(/(?<=["'`])\/[\w{}:/-]*/g) ?? []),
  };
}

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/|\/\*|\*|--).*$/gm, "");
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_]\w*(?:-\w+)*/g) ?? [];
}
