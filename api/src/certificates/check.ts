import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  CertificateKind,
  CheckCertificate,
  type CheckedCertificate,
  standingOf,
} from "@portal/model/certificates/certificates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { parse } from "../core/http/parse.ts";

/** Enough for an office that checks a pile of papers, far too few for guessing among 2^87 codes. */
const CHECKS_OF_ADDRESS = 120;
const WINDOW_SECONDS = 3600;

interface CheckedRow {
  kind: string;
  issuedOn: string;
  validUntil: string | null;
  revokedOn: string | null;
  coversFrom: string | null;
  coversTo: string | null;
  initials: string;
  birthYear: number;
  sha256: string;
}

/** What a code on a paper proves. A known and an unknown code take the same statements and leave the same audit line. */
export async function checkCertificate(
  ctx: Pick<Context, "visitors" | "secrets" | "clock" | "correlationId">,
  given: unknown,
  address: string | undefined,
): Promise<CheckedCertificate> {
  const { code } = parse(CheckCertificate, given);
  await countCheck(ctx, address);
  const now = ctx.clock.now();
  const today = todayInZurich(now);
  return inTransaction(ctx.visitors.pool, async (client) => {
    const db = onConnection(client);
    const { rows } = await raw<CheckedRow>`
      select * from check_certificate(${code}, ${now}, ${today}::date)`.execute(db);
    const [row] = rows;
    const status = row ? standingOf(row, today) : "UNKNOWN";
    const { correlationId } = ctx;
    await db
      .insertInto("audit")
      .values({ actor: "visitor", action: "check certificate", subject: status, correlationId })
      .execute();
    return { status, certificate: row ? toldOf(row) : null };
  });
}

function toldOf(row: CheckedRow): CheckedCertificate["certificate"] {
  const { coversFrom, coversTo, kind, ...told } = row;
  return { ...told, kind: CertificateKind.parse(kind), from: coversFrom, to: coversTo };
}

/** Counted across all nodes, and before the code is looked up. */
async function countCheck(
  { visitors, secrets }: Pick<Context, "visitors" | "secrets">,
  address: string | undefined,
): Promise<void> {
  if (address === undefined) return;
  const key = secrets.lookup("certificate address", address).toString("base64url");
  const { rows } = await visitors.pool.query<{ hits: number[] }>(
    "select count_visits(array[$1], array[$2::interval]) as hits",
    [`certificate:${key}`, `${WINDOW_SECONDS} seconds`],
  );
  if ((rows[0]?.hits[0] ?? Infinity) > CHECKS_OF_ADDRESS)
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: WINDOW_SECONDS });
}
