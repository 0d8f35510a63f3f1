import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges } from "graphql";

/** A breaking change since the last version. */
export interface Break {
  /** Its subject, as the changelog must name it: `Invoice.total` or `POST /v1/files`. */
  subject: string;
  says: string;
}

const schemas = ["schema.graphql", "schema.public.graphql"];

/**
 * Every breaking change of the API that the changelog does not name. `api/released` holds the contracts of the last
 * version; a release copies the new ones there.
 */
export function findUntoldBreaks(root: string): string[] {
  const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
  const changelog = unreleased(read("CHANGELOG.md"));
  const breaks = [
    ...schemas.flatMap((file) => schemaBreaks(read("api", "released", file), read("api", file))),
    ...openApiBreaks(
      JSON.parse(read("api", "released", "openapi.json")),
      JSON.parse(read("api", "openapi.json")),
    ),
  ];
  return breaks
    .filter(({ subject }) => !changelog.includes(`\`${subject}\``))
    .map(
      ({ subject, says }) =>
        `${says} Name \`${subject}\` under Unreleased in CHANGELOG.md, with what to do.`,
    );
}

/** The changelog's entry of the next version. */
function unreleased(changelog: string): string {
  return changelog.split(/^## /m).find((part) => part.startsWith("Unreleased")) ?? "";
}

export function schemaBreaks(before: string, after: string): Break[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => ({
    subject: /[\w.]+\.\w+|\b[A-Z]\w+/.exec(description)?.[0] ?? description,
    says: description,
  }));
}

/** Breaking changes of the REST API: a removed path, parameter or answer, or a new required input. */
export function openApiBreaks(before: unknown, after: unknown): Break[] {
  return operationsOf(before).flatMap(({ subject, operation }) => {
    const now = operationsOf(after).find((one) => one.subject === subject)?.operation;
    if (now === undefined) return [{ subject, says: `${subject} was removed.` }];
    return [
      ...gone(answersOf(operation), answersOf(now)).map((status) => `no longer answers ${status}`),
      ...gone(demandsOf(now), demandsOf(operation)).map((name) => `now asks for ${name}`),
    ].map((what) => ({ subject, says: `${subject} ${what}.` }));
  });
}

function gone(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((one) => !after.includes(one));
}

function operationsOf(document: unknown): { subject: string; operation: unknown }[] {
  return entriesOf(at(document, "paths")).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]) => ({
      subject: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}

function answersOf(operation: unknown): string[] {
  return entriesOf(at(operation, "responses")).map(([status]) => status);
}

/** The required parameters and fields of a JSON body. */
function demandsOf(operation: unknown): string[] {
  const parameters = at(operation, "parameters");
  const named = (Array.isArray(parameters) ? parameters : []).filter(
    (one) => at(one, "required") === true,
  );
  const fields = at(operation, "requestBody", "content", "application/json", "schema", "required");
  return [
    ...named.map((one) => String(at(one, "name"))),
    ...(Array.isArray(fields) ? fields.map(String) : []),
  ];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
