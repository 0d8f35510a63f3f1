import type { Problem } from "@portal/model/portal/problems.ts";
import { type ExchangeCall, inExchange } from "../client.ts";

export interface KeptRefusal {
  entity: string;
  recordId: string;
  problem: Problem;
  batchId?: string | undefined;
  line?: number;
}

const LONGEST_PATH = 200;
const MOST_FIELDS = 50;

/** Keeps for some days what was refused and why: ids, codes and paths of fields, never a value. */
export async function keepRefusals(
  call: ExchangeCall,
  refusals: readonly KeptRefusal[],
): Promise<void> {
  if (refusals.length === 0) return;
  const rows = refusals.map(({ entity, recordId, problem, batchId, line }) => ({
    clientId: call.client.id,
    entity,
    recordId,
    batchId: batchId ?? null,
    line: line ?? null,
    code: problem.code,
    fields: JSON.stringify(fieldsOf(problem)),
  }));
  await inExchange(call, async ({ db }) => db.insertInto("exchangeRefusal").values(rows).execute());
}

/** The wrong fields of a problem, each with the key of its message. */
export function fieldsOf({ details }: Problem): Record<string, string> {
  const fields = details["fields"];
  if (typeof fields !== "object" || fields === null) return {};
  const entries = Object.entries(fields).slice(0, MOST_FIELDS);
  return Object.fromEntries(
    entries.flatMap(([path, key]) =>
      typeof key === "string" ? [[path.slice(0, LONGEST_PATH), key]] : [],
    ),
  );
}
