import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Documents are compiled once and keep their nodes, so the result is cached per node. */
const known = new WeakMap<FieldNode, Map<string, boolean>>();

/** Whether the document selects a field of this name anywhere below the resolved one. */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  return fieldNodes.some((node) => {
    const answers = known.get(node) ?? new Map<string, boolean>();
    known.set(node, answers);
    const answer = answers.get(name) ?? isBeneath(node.selectionSet);
    answers.set(name, answer);
    return answer;
  });

  function isBeneath(set: SelectionSetNode | undefined): boolean {
    return (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return isBeneath(fragments[selection.name.value]?.selectionSet);
      const isIt = selection.kind === Kind.FIELD && selection.name.value === name;
      return isIt || isBeneath(selection.selectionSet);
    });
  }
}
