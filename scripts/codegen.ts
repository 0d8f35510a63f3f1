import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { type GraphQLSchema, Kind, parse, printSchema, validate } from "graphql";
import { format } from "oxfmt";
import { exchangeDocument } from "../api/src/exchange-open-api.ts";
import { asyncApiDocument } from "../api/src/insurer/events/async-api.ts";
import { openApiDocument } from "../api/src/open-api.ts";
import { privateSchema, publicSchema } from "../api/src/schemas.ts";
import { rowTypes } from "../api/test/row-types.ts";
import { findDocuments, type FoundDocument } from "../web/build/documents.ts";
import { OUT_OF_DATE } from "./out-of-date.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const isCheck = process.argv.includes("--check");

type Door = FoundDocument["door"];
const schemas: Record<Door, GraphQLSchema> = { private: privateSchema, public: publicSchema };
const schemaFiles: Record<Door, string> = {
  private: "api/schema.graphql",
  public: "api/schema.public.graphql",
};

/** All generated files: from the migrations, the API and the portal's documents. */
async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  files.set("api/src/core/db/tables.ts", await formatted("tables.ts", await rowTypes()));
  const openApi = JSON.stringify(openApiDocument(), null, 2);
  files.set("api/openapi.json", await formatted("openapi.json", openApi));
  const exchange = JSON.stringify(exchangeDocument(), null, 2);
  files.set("api/exchange.openapi.json", await formatted("exchange.openapi.json", exchange));
  const asyncApi = JSON.stringify(asyncApiDocument(), null, 2);
  files.set("api/exchange.asyncapi.json", await formatted("asyncapi.json", asyncApi));
  files.set("web/src/core/texts/text-groups.ts", await textGroups());
  const documents = await portalDocuments();
  for (const door of ["private", "public"] as const) {
    const schema = schemas[door];
    files.set(schemaFiles[door], await formatted("schema.graphql", printSchema(schema)));
    const own = documents.filter((document) => document.door === door);
    for (const document of own) check(document, schema);
    files.set(`web/src/core/http/gql/${door}.ts`, await documentTypes(door, own, schema));
  }
  const trusted = {
    private: trustedTexts(documents, "private"),
    public: trustedTexts(documents, "public"),
  };
  files.set(
    "api/trusted-documents.json",
    await formatted("trusted-documents.json", JSON.stringify(trusted, null, 2)),
  );
  return files;
}

/** The groups of texts, typed by the French ones. */
async function textGroups(): Promise<string> {
  const names: string[] = [];
  for await (const file of glob("*.json", { cwd: join(root, "web/locales/fr") }))
    names.push(basename(file, ".json"));
  const groups = names
    .toSorted()
    .map((name) => `${name}: typeof import("../../../locales/fr/${name}.json");`);
  return formatted(
    "text-groups.ts",
    [
      "// Generated from the French texts by `npm run codegen`.",
      `export interface TextGroups { ${groups.join("\n")} }`,
    ].join("\n"),
  );
}

async function portalDocuments(): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for await (const file of glob("web/src/**/*.{ts,tsx}", { cwd: root })) {
    if (file.includes("/gql/") || file.includes(".test.")) continue;
    found.push(...findDocuments(await readFile(join(root, file), "utf8")));
  }
  const names = found.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two GraphQL documents are named ${twice}`);
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function check({ name, text }: FoundDocument, schema: GraphQLSchema): void {
  const [error] = validate(schema, parse(text));
  if (error) throw new Error(`The document ${name} does not fit its schema: ${error.message}`);
}

function trustedTexts(documents: readonly FoundDocument[], door: Door): Record<string, string> {
  const own = documents.filter((document) => document.door === door);
  return Object.fromEntries(own.map(({ id, text }) => [id, text]));
}

async function documentTypes(
  door: Door,
  documents: readonly FoundDocument[],
  schema: GraphQLSchema,
): Promise<string> {
  const types = await codegen({
    schema: parse(printSchema(schema)),
    filename: "",
    documents: withoutRepetition(documents),
    config: {
      scalars: { Chf: "number", Date: "string", ID: "string", InteractionDetails: "unknown" },
      strictScalars: true,
      enumsAsTypes: true,
      skipTypename: true,
      immutableTypes: true,
      useTypeImports: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  });
  const tag = door === "private" ? "graphql" : "publicGraphql";
  const overloads = documents.map(
    ({ name, source, text }) =>
      `export function ${tag}(source: ${JSON.stringify(source)}): TypedDocument<"${door}", ${typeName(name, text)}, ${typeName(name, text)}Variables>;`,
  );
  return formatted(
    `web/src/core/http/gql/${door}.ts`,
    [
      "// Generated from the documents of the portal by `npm run codegen`.",
      `import { type TypedDocument, unbuiltDocument } from "../typed-document.ts";`,
      types,
      ...overloads,
      `export function ${tag}(source: string): TypedDocument<"${door}", unknown, unknown>;`,
      `export function ${tag}(source: string) { return unbuiltDocument(source); }`,
    ].join("\n"),
  );
}

/** A fragment of several documents becomes one type. */
function withoutRepetition(documents: readonly FoundDocument[]) {
  const known = new Set<string>();
  return documents.map(({ name, text }) => {
    const document = parse(text);
    const definitions = document.definitions.filter((definition) => {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return true;
      const isNew = !known.has(definition.name.value);
      known.add(definition.name.value);
      return isNew;
    });
    return { location: name, document: { ...document, definitions } };
  });
}

function typeName(name: string, text: string): string {
  return `${name}${text.startsWith("mutation") ? "Mutation" : "Query"}`;
}

async function formatted(file: string, code: string): Promise<string> {
  const { code: result, errors } = await format(file, code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return result;
}

/** Writes the outdated files, or only finds them, and returns their names. */
async function bringUpToDate(): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, text] of await generatedFiles()) {
    const path = join(root, file);
    const present = existsSync(path) ? await readFile(path, "utf8") : undefined;
    if (present === text) continue;
    stale.push(file);
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return stale;
}

try {
  const stale = await bringUpToDate();
  if (isCheck && stale.length > 0) {
    console.error(`Out of date: ${stale.join(", ")}.`);
    console.error(
      "Run `npm run codegen` and commit the result. Types, lint and dead code read these files and wait for them.",
    );
    process.exitCode = OUT_OF_DATE;
  } else if (!isCheck) {
    console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Everything was up to date");
  }
} catch (error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(cause.message);
  process.exitCode = 1;
}
