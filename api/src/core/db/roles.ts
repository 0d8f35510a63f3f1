import { createHash, createHmac, pbkdf2Sync } from "node:crypto";
import type pg from "pg";
import type { Secrets } from "../secrets/secrets.ts";
import { StartProblem } from "../start-problem.ts";
import { isDatabaseUnavailable } from "./connection-errors.ts";

/**
 * The database roles: the owner migrates and seeds; `api` serves customers under row level security; `identity` has
 * sessions and passwords but no customer data; `jobs` cleans up and seals the audit; `visitor` serves visitors and sees
 * one insured person at a time; `exchange` writes what the insurer's systems of record send; `desk` serves the staff, who
 * see a customer while a case or a reason opens them.
 */
export const roles = ["api", "identity", "jobs", "visitor", "exchange", "desk"] as const;
export type Role = (typeof roles)[number];

/** The URL of a role. Its password derives from the installation's key, so all nodes know it and none stores it. */
export function urlFor(role: Role, ownerUrl: string, prefix: string, secrets: Secrets): string {
  const url = new URL(ownerUrl);
  url.username = `${prefix}_${role}`;
  url.password = passwordOf(role, secrets);
  return url.href;
}

/** Creates missing roles and sets their passwords. Roles belong to the cluster, so migrations cannot create them. */
export async function ensureRoles(
  owner: pg.Client,
  prefix: string,
  secrets: Secrets,
): Promise<void> {
  for (const role of roles) {
    const name = `${prefix}_${role}`;
    const exists = await owner.query("select from pg_roles where rolname = $1", [name]);
    const verb = exists.rowCount === 0 ? "create" : "alter";
    // Only a superuser may state these rights for an existing role, even unchanged.
    const rights = exists.rowCount === 0 ? "nosuperuser nocreatedb nocreaterole" : "";
    const verifier = scramVerifier(
      passwordOf(role, secrets),
      secrets.derive(`salt:${role}`).subarray(0, 16),
    );
    try {
      await owner.query(
        `${verb} role ${name} login ${rights} noinherit connection limit -1 password '${verifier}'`,
      );
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      throw new StartProblem(
        `The database user may not ${verb} the role ${name} (${messageOf(error)}). Give DATABASE_URL a user with CREATEROLE.`,
      );
    }
  }
}

/**
 * A dump restored before its roles exist loses all grants and policies, while its migrations count as applied: without
 * this check the portal would start and fail at each request.
 */
export async function requireGrants(owner: pg.Client, prefix: string): Promise<void> {
  const { rows } = await owner.query<{ role: string }>(
    `select role from unnest($1::text[]) as role
     where not exists (select from pg_policies where schemaname = 'public' and role = any (roles))`,
    [roles.map((role) => `${prefix}_${role}`)],
  );
  if (rows.length === 0) return;
  throw new StartProblem(
    `The roles ${rows.map(({ role }) => role).join(", ")} have no rights in this database: it was restored before its roles existed, or DATABASE_ROLE_PREFIX is not what it was. Correct the prefix, or restore once more into an empty database now that the roles are there (docs/runbook.md, Backup and restore).`,
  );
}

function passwordOf(role: Role, secrets: Secrets): string {
  return secrets.derive(`role:${role}`).toString("base64url");
}

/** PostgreSQL's stored form of a password (RFC 5802), so that the password appears in no statement and no log. */
function scramVerifier(password: string, salt: Buffer): string {
  const iterations = 4096;
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const hmac = (text: string): Buffer => createHmac("sha256", salted).update(text).digest();
  const storedKey = createHash("sha256").update(hmac("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${hmac("Server Key").toString("base64")}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
