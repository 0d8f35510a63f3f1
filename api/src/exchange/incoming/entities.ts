import type { Entity } from "../entity.ts";
import { catalogueEntities } from "../catalogue/catalogue.ts";
import { customerEntities } from "./entities/all.ts";

/** All kinds of records that systems of record send, in the order in which a first load needs them. */
export const entities: readonly Entity[] = [...catalogueEntities, ...customerEntities];

const byName = new Map(entities.map((entity) => [entity.name, entity]));

export function entityNamed(name: string): Entity | undefined {
  return byName.get(name);
}
