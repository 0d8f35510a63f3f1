import { sql as raw } from "kysely";
import { fieldsOf } from "../../exchange/incoming/refusals.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  type CommandContext,
  type ExchangeCommand,
  type GivenArguments,
  wrong,
} from "./command.ts";

const LAST = 20;

export const sandboxCommands: Record<string, ExchangeCommand> = {
  sandbox: {
    usage: "[CLIENT]",
    about:
      "what arrived from each source, the last batches and the last refusals, without any content",
    run: showSandbox,
  },
};

async function showSandbox(context: CommandContext, { words }: GivenArguments): Promise<number> {
  const [clientId, more] = words;
  if (more !== undefined) throw wrong("sandbox takes one client");
  await showRecords(context, clientId);
  await showBatches(context, clientId);
  await showRefusals(context, clientId);
  return 0;
}

async function showRecords(context: CommandContext, clientId: string | undefined): Promise<void> {
  const rows = await context.db
    .selectFrom("exchangeRecord")
    .select(["source", "entity"])
    .select(raw<number>`count(*)::integer`.as("records"))
    .select(raw<Date>`max(written_at)`.as("last"))
    .$if(clientId !== undefined, (query) =>
      query.where("source", "in", (one) =>
        one
          .selectFrom("exchangeClient")
          .select("source")
          .where("id", "=", clientId ?? ""),
      ),
    )
    .groupBy(["source", "entity"])
    .orderBy("source")
    .orderBy("entity")
    .execute();
  context.say(rows.length === 0 ? "Nothing arrived yet." : "Arrived");
  for (const { source, entity, records, last } of rows)
    context.say(`  ${source}  ${entity}  ${records}  last ${last.toISOString()}`);
}

async function showBatches(context: CommandContext, clientId: string | undefined): Promise<void> {
  const rows = await context.db
    .selectFrom("exchangeBatch")
    .selectAll()
    .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
    .orderBy("seenAt", "desc")
    .limit(LAST)
    .execute();
  if (rows.length > 0) context.say("Batches");
  for (const row of rows)
    context.say(
      `  ${row.clientId}  ${row.id}  line ${row.lastLine}  ${row.written} written, ${row.unchanged} unchanged, ${row.outdated} outdated, ${row.refused} refused  ${row.isComplete ? "complete" : "not complete"}`,
    );
}

async function showRefusals(context: CommandContext, clientId: string | undefined): Promise<void> {
  const rows = await context.db
    .selectFrom("exchangeRefusal")
    .selectAll()
    .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
    .orderBy("number", "desc")
    .limit(LAST)
    .execute();
  if (rows.length > 0) context.say("Refused");
  for (const { at, clientId: by, entity, recordId, line, code, fields } of rows) {
    const wrongFields = Object.entries(fieldsOf(new Problem("INVALID", { fields })));
    const where = wrongFields.map(([field, key]) => `${field} ${key}`).join(", ");
    const place = line === null ? "" : `line ${line}  `;
    context.say(`  ${at.toISOString()}  ${by}  ${place}${entity} ${recordId}  ${code}  ${where}`);
  }
}
