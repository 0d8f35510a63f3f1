import { Problem } from "@portal/model/portal/problems.ts";
import { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { includesScope } from "@portal/model/representatives/scope.ts";
import type { PoolClient } from "pg";
import type { SessionRepresentation } from "../context.ts";
import { rowsOf, runBatch } from "../db/batch.ts";
import { statementName } from "../db/prepared-query.ts";

const HOLD = "select hold_representation() as scope";
const HOLD_NAME = statementName(HOLD);

/**
 * Lets a representative write, if the scope allows to send. Until the act commits, the representation cannot be ended and
 * its scope cannot be lowered.
 */
export async function holdRepresentation(
  client: PoolClient,
  { scope }: SessionRepresentation,
): Promise<void> {
  if (!includesScope(scope, "SEND")) throw new Problem("FORBIDDEN");
  const [rows] = await runBatch(client, [{ name: HOLD_NAME, text: HOLD, values: [] }]);
  const held = rowsOf<{ scope: string | null }>(rows)[0]?.scope;
  if (!held) throw new Problem("REPRESENTATION_ENDED");
  if (!includesScope(RepresentationScope.parse(held), scope)) throw new Problem("FORBIDDEN");
}
