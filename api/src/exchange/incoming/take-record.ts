import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { BatchLine, RecordStatus } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type ExchangeCall, type ExchangeWork, inExchange } from "../client.ts";
import { canonicalJson } from "./canonical.ts";
import type { Entity, IncomingWork } from "./entity.ts";
import { retriedOnConflict } from "./retried.ts";

export type TakenStatus = Exclude<RecordStatus, "refused">;
type GivenRecord = Omit<BatchLine, "entity">;

/** Thrown at the end of a dry run, so that its transaction is rolled back. */
class DryRun extends Error {
  readonly status: TakenStatus;
  constructor(status: TakenStatus) {
    super("dry run");
    this.status = status;
  }
}

/**
 * Takes one record in one transaction: written whole or not at all. A refusal is thrown as a problem. The row of the
 * record is the lock that orders two writers of the same one.
 */
export async function takeRecord(
  call: ExchangeCall,
  entity: Entity,
  record: GivenRecord,
  { isDryRun = false } = {},
): Promise<TakenStatus> {
  const write = await entity.check(record.data, call.services);
  try {
    return await retriedOnConflict(() =>
      inExchange(call, async (work) => {
        const status = await writeIfNewer(work, entity.name, record, write);
        if (isDryRun) throw new DryRun(status);
        return status;
      }),
    );
  } catch (error) {
    if (error instanceof DryRun) return error.status;
    throw error;
  }
}

async function writeIfNewer(
  exchange: ExchangeWork,
  entity: string,
  { id, version, data }: GivenRecord,
  write: Awaited<ReturnType<Entity["check"]>>,
): Promise<TakenStatus> {
  const work = incomingWork(exchange);
  const contentHash = work.secrets.lookup("exchange record", canonicalJson(data));
  const key = { source: work.source, entity, id };
  const known = await lockRecord(work, { ...key, version, contentHash });
  if (known) {
    if (known.version > version) return "outdated";
    if (known.version === version) {
      if (known.contentHash.equals(contentHash)) return "unchanged";
      throw new Problem("CONFLICT", { fields: { version: "exchange.otherContent" } });
    }
  }
  const internalKey = await write(work, {
    id,
    version,
    internalKey: known?.internalKey ?? undefined,
  });
  // The record has become another one; what it was would stay behind.
  if (known?.internalKey && known.internalKey !== internalKey)
    throw new Problem("INVALID", { fields: { data: "exchange.otherKey" } });
  await work.db
    .updateTable("exchangeRecord")
    .set({ version, contentHash, internalKey, writtenAt: raw<Date>`now()` })
    .where("source", "=", key.source)
    .where("entity", "=", entity)
    .where("id", "=", id)
    .execute();
  await work.noteAct(`exchange ${entity}`, id);
  return "written";
}

interface NewRecord {
  source: string;
  entity: string;
  id: string;
  version: number;
  contentHash: Buffer;
}

/** The record's row, locked; undefined for a new record, whose row is now there. */
async function lockRecord({ db }: IncomingWork, record: NewRecord) {
  const stored = () =>
    db
      .selectFrom("exchangeRecord")
      .select(["version", "contentHash", "internalKey"])
      .where("source", "=", record.source)
      .where("entity", "=", record.entity)
      .where("id", "=", record.id)
      .forUpdate()
      .executeTakeFirst();
  const known = await stored();
  if (known) return known;
  const made = await db
    .insertInto("exchangeRecord")
    .values(record)
    .onConflict((conflict) => conflict.columns(["source", "entity", "id"]).doNothing())
    .returning("id")
    .execute();
  // Without a row another writer has made it meanwhile.
  return made.length > 0 ? undefined : stored();
}

function incomingWork(exchange: ExchangeWork): IncomingWork {
  const { db, client, services } = exchange;
  const { source } = client;
  return {
    ...exchange,
    secrets: services.secrets,
    today: todayInZurich(services.clock.now()),
    source,
    async keyOf(entity, id, field) {
      const row = await db
        .selectFrom("exchangeRecord")
        .select("internalKey")
        .where("source", "=", source)
        .where("entity", "=", entity)
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row?.internalKey)
        throw new Problem("INVALID", { fields: { [field]: "exchange.unknownRecord" } });
      return row.internalKey;
    },
  };
}
