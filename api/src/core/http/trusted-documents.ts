import { createHash } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { mockData, type MockFields } from "../ssr/mock-data.ts";

export interface Executable {
  operationName: string;
  execute(
    context: unknown,
    variables: Record<string, unknown>,
  ): Promise<ExecutionResult> | ExecutionResult;
}

export interface Documents {
  byId(id: string): Executable;
  /** Only if any document is accepted: development and tests. */
  bySource(source: string): Executable;
  /** Compiles a trusted document and answers it with mock data. */
  mock(id: string, given: MockFields): { data: unknown };
}

const limits = { tokens: 2_000, depth: 10, aliases: 20, fields: 300 };
const CACHED_SOURCES = 500;

/**
 * The documents of an endpoint. Production executes only trusted ones; elsewhere any document within the limits. Each
 * is parsed, validated and compiled once.
 */
export function createDocuments(
  schema: GraphQLSchema,
  trusted: Readonly<Record<string, string>>,
  acceptsAny: boolean,
): Documents {
  const compiled = new Map<string, Executable>();
  return {
    byId: (id) => remember(id, trustedSource(id)),
    bySource(source) {
      if (!acceptsAny) throw new Problem("UNTRUSTED_DOCUMENT");
      if (compiled.size > CACHED_SOURCES) compiled.clear();
      return remember(createHash("sha256").update(source).digest("hex"), source);
    },
    mock(id, given) {
      const source = trustedSource(id);
      remember(id, source);
      return mockData(schema, source, given);
    },
  };

  function trustedSource(id: string): string {
    const source = Object.hasOwn(trusted, id) ? trusted[id] : undefined;
    if (source === undefined) throw new Problem("UNTRUSTED_DOCUMENT");
    return source;
  }

  function remember(id: string, source: string): Executable {
    const known = compiled.get(id) ?? compile(schema, source, acceptsAny);
    compiled.set(id, known);
    return known;
  }
}

function compile(schema: GraphQLSchema, source: string, withIntrospection: boolean): Executable {
  const document = parsed(source);
  const rules = withIntrospection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const [error] = validate(schema, document, rules, { hideSuggestions: true });
  if (error) throw new Problem("INVALID", { reason: error.message });
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operationName = operation?.name?.value;
  if (!operationName) throw new Problem("INVALID", { reason: "The operation needs a name." });
  refuseExcess(document);
  const query = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(query)) throw new Problem("INVALID", { reason: query.errors?.[0]?.message });
  return {
    operationName,
    execute: (context, variables) => query.query(undefined, context, variables),
  };
}

function parsed(source: string): DocumentNode {
  try {
    return parse(source, { maxLexicalTokens: limits.tokens, noLocation: true });
  } catch {
    throw new Problem("INVALID", { reason: "The document cannot be read or is too long." });
  }
}

/** Limits depth, aliases and fields with fragments expanded, so that a short document cannot cause a huge answer. */
function refuseExcess(document: DocumentNode): void {
  const fragments = new Map<string, DocumentNode["definitions"][number]>();
  let aliases = 0;
  let fields = 0;
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) walk(node, 0);
  }

  function walk(root: DocumentNode["definitions"][number], above: number): void {
    let depth = above;
    visit(root, {
      Field: {
        enter(field: FieldNode) {
          depth++;
          fields++;
          if (field.alias) aliases++;
          if (depth > limits.depth || fields > limits.fields || aliases > limits.aliases) {
            throw new Problem("INVALID", { reason: "The document asks for too much." });
          }
        },
        leave: () => void depth--,
      },
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value);
        if (fragment) walk(fragment, depth);
      },
    });
  }
}
