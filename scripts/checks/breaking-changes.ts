import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges } from "graphql";

/** Something that worked against the last version and no longer does. */
export interface Break {
  /** What it concerns, as the changelog must name it: `Invoice.total` or `POST /v1/files`. */
  subject: string;
  says: string;
}

const schemas = ["schema.graphql", "schema.public.graphql"];

/**
 * Every break of the API since the last version that the changelog does not name. The contracts of
 * that version are kept in `api/released`; a release copies the new ones there.
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

/** What the changelog says of the version to come. */
function unreleased(changelog: string): string {
  return changelog.split(/^## /m).find((part) => part.startsWith("Unreleased")) ?? "";
}

export function schemaBreaks(before: string, after: string): Break[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => ({
    subject: /[\w.]+\.\w+|\b[A-Z]\w+/.exec(description)?.[0] ?? description,
    says: description,
  }));
}

/** What a client of the REST paths can notice: a path, a parameter or an answer that went, or one that is newly asked for. */
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

/** The parameters and the fields of a JSON body that a request must have. */
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
