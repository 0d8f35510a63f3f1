import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { BatchLine, RecordStatus } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import {
  type ArrivingRecord,
  type ExchangeCall,
  type ExchangeWork,
  inRecord,
  type KnownRecord,
} from "../client.ts";
import { canonicalJson } from "./canonical.ts";
import type { Entity, IncomingWork } from "../entity.ts";
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

/** Takes one record in one transaction: written whole or not at all. A refusal is thrown as a problem. */
export async function takeRecord(
  call: ExchangeCall,
  entity: Entity,
  record: GivenRecord,
  { isDryRun = false } = {},
): Promise<TakenStatus> {
  const write = await entity.check(record.data, call.services);
  const { id, version, data } = record;
  const contentHash = call.services.secrets.lookup("exchange record", canonicalJson(data));
  const arriving = { entity: entity.name, id, version, contentHash };
  try {
    return await retriedOnConflict(() =>
      inRecord(call, arriving, async (work, known) => {
        const status = await writeIfNewer(incomingWork(work), { arriving, known, write });
        if (isDryRun) throw new DryRun(status);
        return status;
      }),
    );
  } catch (error) {
    if (error instanceof DryRun) return error.status;
    throw error;
  }
}

interface Arrival {
  arriving: ArrivingRecord;
  known: KnownRecord | undefined;
  write: Awaited<ReturnType<Entity["check"]>>;
}

async function writeIfNewer(
  work: IncomingWork,
  { arriving, known, write }: Arrival,
): Promise<TakenStatus> {
  const { entity, id, version, contentHash } = arriving;
  if (known) {
    if (known.version > version) return "outdated";
    if (known.version === version) {
      if (known.contentHash.equals(contentHash)) return "unchanged";
      throw new Problem("CONFLICT", { fields: { version: "exchange.otherContent" } });
    }
  }
  const before = known?.internalKey ?? undefined;
  const internalKey = await write(work, { id, version, internalKey: before });
  // The record has become another one; what it was would stay behind.
  if (before !== undefined && before !== internalKey)
    throw new Problem("INVALID", { fields: { data: "exchange.otherKey" } });
  work.atEnd(
    work.db
      .updateTable("exchangeRecord")
      .set({ version, contentHash, internalKey, writtenAt: raw<Date>`now()` })
      .where("source", "=", work.source)
      .where("entity", "=", entity)
      .where("id", "=", id),
  );
  work.noteAct(`exchange ${entity}`, id);
  return "written";
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
