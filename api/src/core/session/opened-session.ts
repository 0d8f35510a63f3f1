import { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { type Session, unauthenticated } from "../context.ts";
import type { Claims } from "../secrets/tokens.ts";

/** The session that the first statement of a request opened. */
export function sessionIn(rows: Record<string, unknown>[] | undefined, { sid }: Claims): Session {
  const row = rows?.[0];
  if (!row) throw unauthenticated();
  return {
    id: sid,
    accountId: String(row["accountId"]),
    role: row["role"] === "OPERATOR" ? "OPERATOR" : "CUSTOMER",
    extranauteType: String(row["extranauteType"]),
    sousTutelle: row["sousTutelle"] === true,
    admitted: row["admitted"] === true,
    hasMainInsured: row["hasMainInsured"] === true,
    representation: representationIn(row),
  };
}

function representationIn(row: Record<string, unknown>): Session["representation"] {
  const { representationId, representativeId, scope } = row;
  if (typeof representationId !== "string") return undefined;
  return {
    id: representationId,
    representativeId: String(representativeId),
    scope: RepresentationScope.parse(scope),
  };
}
