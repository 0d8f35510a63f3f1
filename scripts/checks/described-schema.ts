import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from "graphql";

const schemas = ["schema.graphql", "schema.public.graphql"];

/** Names that need no description if there is always a value. */
const selfExplaining = new Set([
  "amount",
  "birthdate",
  "city",
  "date",
  "email",
  "firstname",
  "fullname",
  "gender",
  "id",
  "insuredNumber",
  "lastname",
  "lat",
  "lng",
  "name",
  "npa",
  "phoneNumber",
  "street",
  "subtitle",
  "text",
  "title",
  "uuid",
  "year",
  "zip",
  // An argument whose type has a description of its own.
  "input",
]);

/** Enums whose values are plain words of their area. */
const plainWords = new Set(["AccessArea", "InteractionNature", "NotificationType"]);

/** The parts of the GraphQL schemas without a description and without a self-explaining name. */
export function findUndescribed(root: string): string[] {
  return schemas.flatMap((file) =>
    undescribedIn(readFileSync(join(root, "api", file), "utf8")).map(
      (name) =>
        `api/${file}: ${name} has no description. Say what it is, in which unit, and when it is null.`,
    ),
  );
}

export function undescribedIn(schema: string): string[] {
  return Object.values(buildSchema(schema).getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [...(type.description ? [] : [type.name]), ...undescribedParts(type)]);
}

function undescribedParts(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) {
    if (plainWords.has(type.name)) return [];
    const values = type.getValues().filter(({ description }) => !description);
    return values.map(({ name }) => `${type.name}.${name}`);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isUnclearInput);
    return fields.map(({ name }) => `${type.name}.${name}`);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    ...(isUnclear(field) ? [`${type.name}.${field.name}`] : []),
    ...field.args
      .filter(isUnclearArgument)
      .map(({ name }) => `${type.name}.${field.name}(${name})`),
  ]);
}

/** The name of a nullable field does not say when it is null. */
function isUnclear({ name, type, description }: GraphQLField<unknown, unknown>): boolean {
  return !description && !(selfExplaining.has(name) && isNonNullType(type));
}

/** The name of an optional input does not say its default. */
function isUnclearInput(field: GraphQLInputField): boolean {
  return !field.description && !(selfExplaining.has(field.name) && isRequiredInputField(field));
}

function isUnclearArgument(argument: GraphQLArgument): boolean {
  const explains = selfExplaining.has(argument.name) && isRequiredArgument(argument);
  return !argument.description && !explains;
}
