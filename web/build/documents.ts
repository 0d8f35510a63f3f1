import { createHash } from "node:crypto";
import { type FragmentDefinitionNode, Kind, parse, print, visit } from "graphql";
import type { Plugin } from "vite";

const call = /\b(graphql|publicGraphql)\(\s*`((?:[^`$]|\$(?!\{))*)`,?\s*\)/g;

export interface FoundDocument {
  readonly door: "private" | "public";
  readonly name: string;
  /** SHA-256 of the text. The API runs in production only the documents whose id it knows. */
  readonly id: string;
  readonly text: string;
  /** As written in the file; the key of the generated types. */
  readonly source: string;
}

/** The GraphQL documents in a file of the portal. Each may use the fragments of the others. */
export function findDocuments(code: string): FoundDocument[] {
  const found = [...code.matchAll(call)];
  const fragments = found.flatMap(([, , source = ""]) => fragmentsIn(source));
  return found.map(([, tag, source = ""]) => ({
    door: tag === "graphql" ? "private" : "public",
    ...read(source, fragments),
  }));
}

function fragmentsIn(source: string): FragmentDefinitionNode[] {
  return parse(source).definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
}

function read(
  source: string,
  fragments: readonly FragmentDefinitionNode[],
): Pick<FoundDocument, "name" | "id" | "text" | "source"> {
  const document = parse(source);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && "name" in operation ? operation.name?.value : undefined;
  if (!name) throw new Error(`A GraphQL document needs a name:\n${source}`);
  const own = new Set(fragmentsIn(source).map((fragment) => fragment.name.value));
  const used = new Set<string>();
  visit(document, { FragmentSpread: (spread) => void used.add(spread.name.value) });
  const borrowed = fragments.filter(({ name: { value } }) => used.has(value) && !own.has(value));
  const text = print({ ...document, definitions: [...document.definitions, ...borrowed] });
  return { name, text, source, id: createHash("sha256").update(text).digest("hex") };
}

/** Ships ids instead of query texts; development keeps the text, so that any document may be tried. */
export function trustedDocuments(): Plugin {
  let keepsSource = false;
  return {
    name: "trusted-documents",
    enforce: "pre",
    configResolved({ command }) {
      keepsSource = command === "serve";
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "raphql(" },
      handler(code) {
        const documents = findDocuments(code);
        const replaced = code.replace(call, (whole) => {
          const found = documents.shift();
          if (!found) return whole;
          const { id, name, text } = found;
          const kept = JSON.stringify(keepsSource ? { id, name, source: text } : { id, name });
          // The number of lines stays, so that error positions are right without a source map.
          return kept + "\n".repeat(whole.split("\n").length - 1);
        });
        return { code: replaced, map: null };
      },
    },
  };
}
