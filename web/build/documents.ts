import { createHash } from "node:crypto";
import { Kind, parse, print } from "graphql";
import type { Plugin } from "vite";

const call = /\b(graphql|publicGraphql)\(\s*`((?:[^`$]|\$(?!\{))*)`,?\s*\)/g;

export interface FoundDocument {
  readonly door: "private" | "public";
  readonly name: string;
  /** SHA-256 of the text. The API runs in production only the documents whose id it knows. */
  readonly id: string;
  readonly text: string;
  /** As written in the file; the generated types are keyed by it. */
  readonly source: string;
}

/** The GraphQL documents in a file of the portal. */
export function findDocuments(code: string): FoundDocument[] {
  return [...code.matchAll(call)].map(([, tag, source = ""]) => ({
    door: tag === "graphql" ? "private" : "public",
    ...read(source),
  }));
}

function read(source: string): Pick<FoundDocument, "name" | "id" | "text" | "source"> {
  const document = parse(source);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && "name" in operation ? operation.name?.value : undefined;
  if (!name) throw new Error(`A GraphQL document needs a name:\n${source}`);
  const text = print(document);
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
        const replaced = code.replace(call, (whole) => {
          const [found] = findDocuments(whole);
          if (!found) return whole;
          const { id, name, text } = found;
          const kept = JSON.stringify(keepsSource ? { id, name, source: text } : { id, name });
          // The number of lines stays, so that positions in errors fit without a source map.
          return kept + "\n".repeat(whole.split("\n").length - 1);
        });
        return { code: replaced, map: null };
      },
    },
  };
}
