import { randomBytes } from "node:crypto";
import type pg from "pg";
import { exchangeScopes } from "@portal/model/exchange/scopes.ts";
import { systemClock } from "../../core/clock.ts";
import { createLog } from "../../core/log.ts";
import { createScanner } from "../../core/scanner.ts";
import { type ExchangeCall, newCorrelationId, openExchange } from "../../exchange/client.ts";
import { type CommandContext, type GivenArguments, optionalText, wrong } from "./command.ts";

const DEFAULT_SOURCE = "core";

/**
 * Works as the command's own client of a source. Its secret is known to no one, so that it opens no door; its records
 * are those of the source, which updates them later through the door.
 */
export async function asOwnClient<Result>(
  context: CommandContext,
  given: GivenArguments,
  work: (call: ExchangeCall) => Promise<Result>,
): Promise<Result> {
  const source = optionalText(given, "source") ?? DEFAULT_SOURCE;
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(source))
    throw wrong(`--source ${source} is not lower-case letters, digits and hyphens`);
  const id = `command-${source}`;
  await context.db
    .insertInto("exchangeClient")
    .values({
      id,
      name: `Command ${source}`,
      source,
      scopes: [...exchangeScopes],
      secretHash: randomBytes(32),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const pool = context.database.pool("exchange", 2);
  try {
    return await work(await callOf(context, pool, id));
  } finally {
    await pool.end();
  }
}

async function callOf(context: CommandContext, pool: pg.Pool, id: string): Promise<ExchangeCall> {
  const client = await openExchange(pool, id);
  if (!client) throw wrong(`the client ${id} is revoked`);
  const services = {
    clock: systemClock,
    log: createLog(context.config.logLevel ?? "warn", context.complain),
    secrets: context.secrets,
    scanner: createScanner(context.config.clamdUrl),
  };
  return { pool, services, client, correlationId: newCorrelationId() };
}
