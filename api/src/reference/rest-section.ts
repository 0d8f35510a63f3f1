import { html } from "hono/html";
import { type Html, prose } from "./html.ts";
import type { JsonSchema, OpenApi, Operation } from "./open-api-shape.ts";

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** The REST paths by area. */
export function restSection({ info, tags, paths, components }: OpenApi): Html {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const areas = tags.map(({ name, description }) => {
    const own = routes.filter(({ operation }) => operation.tags.includes(name));
    return html`<h3>${name}</h3>
      ${prose(description)} ${own.map(operationArticle)}`;
  });
  const refusals = Object.entries(components.responses).map(
    ([name, { description }]) =>
      html`<dt id="${name}"><code>${name}</code></dt>
        <dd>${prose(description)}</dd>`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<dt id="${name}"><code>${name}</code></dt>
        <dd>
          ${prose(schema.description)}
          <pre>${shapeOf(schema)}</pre>
        </dd>`,
  );
  return html`<section id="rest">
    <h2>REST</h2>
    ${prose(info.description)} ${areas}
    <h3>Refusals</h3>
    <dl>${refusals}</dl>
    <h3>Shapes</h3>
    <dl>${shapes}</dl>
  </section>`;
}

function operationArticle({ method, path, operation }: Route): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const asked = parameters.map(
    (one) =>
      html`<dt><code>${one.name}</code> ${one.in}${one.required ? "" : ", optional"}</dt>
        <dd>${prose(one.description)}<code>${shapeOf(one.schema)}</code></dd>`,
  );
  const answers = Object.entries(responses).map(([status, answer]) =>
    "$ref" in answer
      ? html`<dt>${status} <a href="#${nameIn(answer.$ref)}">${nameIn(answer.$ref)}</a></dt>`
      : html`<dt>${status} ${answer.description}</dt>
          ${bodies(answer.content)}`,
  );
  return html`<article id="${operationId}">
    <h4><code>${method.toUpperCase()} ${path}</code> ${operationId}</h4>
    <p><strong>${summary}</strong></p>
    ${prose(description)}
    <dl>
      ${asked}${requestBody ? html`<dt>body</dt>` : ""}${bodies(requestBody?.content)}${answers}
    </dl>
  </article>`;
}

function bodies(content: Record<string, { schema?: JsonSchema | undefined }> = {}): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) =>
      html`<dd>
        ${type}
        <pre>${shapeOf(schema)}</pre>
      </dd>`,
  );
}

function nameIn(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}

/** A JSON schema as a readable shape. */
export function shapeOf(schema: JsonSchema = {}, indent = ""): string {
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return several.map((one) => shapeOf(one, indent)).join(" | ");
  if (schema.allOf) return schema.allOf.map((one) => shapeOf(one, indent)).join(" & ");
  if (schema.items) return `[${shapeOf(schema.items, indent)}]`;
  if (schema.properties) return objectShape(schema, indent);
  if (typeof schema.additionalProperties === "object")
    return `{ …: ${shapeOf(schema.additionalProperties, indent)} }`;
  const types = [schema.type ?? "anything"].flat().join(" | ");
  return schema.format ? `${types} (${schema.format})` : types;
}

function objectShape({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const why = schema.description ? `  — ${schema.description}` : "";
    return `${deeper}${name}${required.includes(name) ? "" : "?"}: ${shapeOf(schema, deeper)}${why}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}
