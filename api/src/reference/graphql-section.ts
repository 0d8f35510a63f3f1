import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { html } from "hono/html";
import { type Html, prose } from "./html.ts";

/** A schema: queries and mutations first, then every type by name. */
export function graphqlSection(door: "private" | "public", schema: GraphQLSchema): Html {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => root ?? []);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const rest = types.filter((type) => !roots.some((root) => root === type));
  return html`<section id="${door}">
    <h2>GraphQL, ${door}</h2>
    ${prose(`\`POST /graphql/${door}\``)}
    ${[...roots, ...rest].map((type) => typeArticle(door, type))}
  </section>`;
}

function typeArticle(door: string, type: GraphQLNamedType): Html {
  const interfaces = isObjectType(type) ? type.getInterfaces() : [];
  const told = interfaces.map(({ name }) => ` implements ${name}`).join("");
  return html`<article id="${door}-${type.name}">
    <h3>${type.name}${told}</h3>
    ${prose(type.description)}
    <dl>${partsOf(door, type)}</dl>
  </article>`;
}

function partsOf(door: string, type: GraphQLNamedType): Html[] {
  if (isEnumType(type))
    return type.getValues().map(
      ({ name, description }) =>
        html`<dt><code>${name}</code></dt>
          <dd>${prose(description)}</dd>`,
    );
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(entryIn(door));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field) => fieldEntry(door, field));
}

function fieldEntry(door: string, field: GraphQLField<unknown, unknown>): Html {
  return html`<dt><code>${field.name}</code> ${typeLink(door, field.type)}</dt>
    <dd>
      ${prose(field.description)}
      ${field.args.length > 0 ? html`<dl>${field.args.map(entryIn(door))}</dl>` : ""}
    </dd>`;
}

function entryIn(door: string) {
  return ({ name, type, description }: GraphQLArgument | GraphQLInputField): Html =>
    html`<dt><code>${name}</code> ${typeLink(door, type)}</dt>
      <dd>${prose(description)}</dd>`;
}

function typeLink(door: string, type: GraphQLOutputType | GraphQLInputType): Html {
  const named = getNamedType(type);
  const text = String(type);
  if (isSpecifiedScalarType(named)) return html`<code>${text}</code>`;
  return html`<a href="#${door}-${named.name}"><code>${text}</code></a>`;
}
