import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";
import { z } from "zod";

/** A text that also parses as a date or an instant. */
const TEXT = "2026-01-01T08:00:00.000Z";
const scalars: Record<string, unknown> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  Chf: 1,
  Date: "2026-01-01",
};

/** Values by field name, for fields whose mock value would hide a screen. */
export type MockFields = Readonly<Record<string, unknown>>;

interface MockSchema {
  mock(id: string, given: MockFields): { data: unknown };
}

/** Answers GraphQL requests with mock data for the warm-up; passes all others on. */
export function mockApi(
  doors: Record<"private" | "public", MockSchema>,
  given: MockFields,
  ask: (request: Request) => Response | Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const [, door] = /\/graphql\/(private|public)$/.exec(new URL(request.url).pathname) ?? [];
    if (door !== "private" && door !== "public") return ask(request);
    const { documentId } = z.object({ documentId: z.string() }).parse(await request.json());
    return Response.json(doors[door].mock(documentId, given));
  };
}

/** Mock data for a document: one element per list, the first value of each enum. */
export function mockData(
  schema: GraphQLSchema,
  source: string,
  given: MockFields,
): { data: unknown } {
  const { definitions } = parse(source, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = schema.getQueryType();
  if (!operation || !root) throw new Error("There is nothing to answer");
  return { data: invent(root, operation.selectionSet) };

  function invent(type: GraphQLOutputType, selected: SelectionSetNode | undefined): unknown {
    if (isNonNullType(type)) return invent(type.ofType, selected);
    if (isListType(type)) return [invent(type.ofType, selected)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isAbstractType(type)) {
      const [first] = schema.getPossibleTypes(type);
      return first && invent(first, selected);
    }
    if (!isObjectType(type)) return scalars[getNamedType(type).name] ?? TEXT;
    const known = type.getFields();
    const invented: Record<string, unknown> = {};
    for (const node of selected?.selections ?? []) {
      if (node.kind !== Kind.FIELD) {
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        const wanted = part?.typeCondition?.name.value ?? type.name;
        const isMeant =
          wanted === type.name || type.getInterfaces().some(({ name }) => name === wanted);
        if (isMeant) Object.assign(invented, invent(type, part?.selectionSet));
        continue;
      }
      const field = known[node.name.value];
      const name = (node.alias ?? node.name).value;
      if (name in given) invented[name] = given[name];
      else invented[name] = field ? invent(field.type, node.selectionSet) : type.name;
    }
    return invented;
  }
}
