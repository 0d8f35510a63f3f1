import type { Entity } from "../incoming/entity.ts";
import { featureFlags } from "./feature-flags.ts";

/** What an insurer is made of, in the order in which a first load needs it. */
export const catalogueEntities: readonly Entity[] = [featureFlags];
