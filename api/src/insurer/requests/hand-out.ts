import {
  HandedOutEvent,
  type HandedOut,
  type HandedOutRequest,
} from "@portal/model/exchange/requests.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import type { Actor } from "../audit.ts";
import { detailsBinding } from "./kinds.ts";
import { questionsAbout, type ToldQuestion } from "./questions.ts";

/** One transaction in the role of the jobs. */
interface JobTransaction {
  db: Kysely<Tables>;
  secrets: Secrets;
  actor: Actor;
  /** Whether names, details, texts and files are handed out. */
  isPersonal: boolean;
}

/** More than a core system is told at once, so that one call puts in order what a night brought. */
const MOST_ORDERED = 10_000;

/**
 * The entries for the core system after a position, in order. New entries get their position first, and their requests
 * are then in progress. The same position gives the same entries again.
 */
export async function listHandedOut(
  reading: JobTransaction,
  { after, limit }: { after: number; limit: number },
): Promise<HandedOut> {
  const { db, actor } = reading;
  await raw`select hand_out_requests(${actor}, ${MOST_ORDERED})`.execute(db);
  const rows = await db
    .selectFrom("handedOutRequest")
    .select(["position", "interactionId", "event", "at"])
    .where("position", ">", raw<never>`${after}::bigint`)
    .orderBy("position")
    .limit(limit + 1)
    .execute();
  const listed = rows.slice(0, limit);
  const requests = await readRequests(reading, [
    ...new Set(listed.map(({ interactionId }) => interactionId)),
  ]);
  return {
    entries: listed.flatMap(({ position, interactionId, event, at }) => {
      const request = requests.get(interactionId);
      if (!request) return [];
      return [
        {
          position,
          event: HandedOutEvent.parse(event),
          at: at.toISOString(),
          request,
        },
      ];
    }),
    next: listed.at(-1)?.position ?? after,
    hasMore: rows.length > limit,
  };
}

/** A request that was handed out, as it stands now. */
export async function readHandedOut(
  reading: JobTransaction,
  id: string,
): Promise<HandedOutRequest | undefined> {
  const told = await reading.db
    .selectFrom("handedOutRequest")
    .select("position")
    .where("interactionId", "=", id)
    .limit(1)
    .executeTakeFirst();
  return told && (await readRequests(reading, [id])).get(id);
}

async function readRequests(
  reading: JobTransaction,
  ids: readonly string[],
): Promise<Map<string, HandedOutRequest>> {
  if (ids.length === 0) return new Map();
  const { db, isPersonal } = reading;
  const rows = await db
    .selectFrom("interaction")
    .select(["id", "accountId", "parentId", "type", "nature", "status", "withdrawnAt", "language"])
    .select(["createdAt", "decideBy", "decidedAt", "insuredNumber", "details"])
    .where("id", "in", ids)
    .execute();
  const questions = await questionsAbout(reading, rows);
  const opened = isPersonal ? rows.filter(isOpen) : [];
  await noteReading(reading, opened);
  const told = new Map<string, HandedOutRequest>();
  for (const row of rows) {
    const { id, parentId, createdAt, withdrawnAt, decidedAt, ...request } = row;
    told.set(id, {
      id,
      partOf: parentId,
      type: request.type,
      nature: request.nature,
      status: request.status,
      isWithdrawn: withdrawnAt !== null,
      language: request.language,
      requestedAt: createdAt.toISOString(),
      decideBy: request.decideBy,
      decidedAt: decidedAt?.toISOString() ?? null,
      questions: (questions.get(id) ?? []).map((one) => questionFor(one, opened.includes(row))),
      ...(opened.includes(row) && (await readPersonalPart(reading, row))),
    });
  }
  return told;
}

const isOpen = ({ status }: { status: string }) => openStatuses.some((open) => open === status);

async function readPersonalPart(
  { db, secrets }: JobTransaction,
  { id, insuredNumber, details }: { id: string; insuredNumber: number | null; details: Buffer },
): Promise<Pick<HandedOutRequest, "insuredNumber" | "details" | "files">> {
  const { rows: files } = await raw<{
    id: string;
    filename: string;
    mimeType: string;
    fileSize: number;
  }>`select * from handed_out_files(${id}::uuid)`.execute(db);
  const stored: unknown = JSON.parse(secrets.decrypt(detailsBinding(id), details));
  return { insuredNumber, details: stored, files };
}

function questionFor(
  { id, askedAt, answerBy, answeredAt, question, answer }: ToldQuestion,
  isPersonal: boolean,
): HandedOutRequest["questions"][number] {
  return {
    id,
    askedAt: askedAt.toISOString(),
    answerBy,
    answeredAt: answeredAt?.toISOString() ?? null,
    ...(isPersonal && { question, answer: answer?.text ?? null }),
  };
}

/** The bytes of a file of an open request; undefined for another's or a decided one. */
export async function readHandedOutFile(
  reading: JobTransaction,
  { request, file }: { request: string; file: string },
): Promise<{ filename: string; mimeType: string; content: Buffer } | undefined> {
  const { db } = reading;
  const { rows } = await raw<{ filename: string; mimeType: string; content: Buffer | null }>`
    select f.filename, f.mime_type, handed_out_content(${request}::uuid, f.id) as content
    from handed_out_files(${request}::uuid) f where f.id = ${file}::uuid`.execute(db);
  const [found] = rows;
  if (!found?.content) return undefined;
  const { accountId } = await db
    .selectFrom("interaction")
    .select("accountId")
    .where("id", "=", request)
    .executeTakeFirstOrThrow();
  await noteReading(reading, [{ id: request, accountId }]);
  return { ...found, content: found.content };
}

async function noteReading(
  { db, actor }: JobTransaction,
  requests: readonly { id: string; accountId: string | null }[],
): Promise<void> {
  if (requests.length === 0) return;
  const lines = requests.map(({ id, accountId }) => ({
    actor,
    accountId,
    action: "read request",
    subject: id,
  }));
  await db.insertInto("audit").values(lines).execute();
}
