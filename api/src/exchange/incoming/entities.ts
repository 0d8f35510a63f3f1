import type { Entity } from "./entity.ts";
import { catalogueEntities } from "../catalogue/catalogue.ts";

/** All kinds of records that systems of record send, in the order in which a first load needs them. */
export const entities: readonly Entity[] = [...catalogueEntities];

const byName = new Map(entities.map((entity) => [entity.name, entity]));

export function entityNamed(name: string): Entity | undefined {
  return byName.get(name);
}
