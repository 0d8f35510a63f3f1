import type { DeskRefusal } from "@portal/model/desk/session.ts";
import { z } from "zod";
import type { Secrets } from "../../core/secrets/secrets.ts";
import type { DoorParts, PendingSignIn, ProvidedStaff } from "../door-parts.ts";
import { hashOf, newToken } from "./cookie.ts";
import { END_OF_DAY, noteSignIn } from "./sign-in.ts";

const SealedSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  startedAt: z.number(),
});

const place = { table: "cookie", column: "desk_provider", row: "browser" };

/** A sign-in that this browser began, for its cookie. */
export function sealPending(secrets: Secrets, pending: PendingSignIn): string {
  return secrets.encrypt(place, JSON.stringify(pending)).toString("base64url");
}

/** The sign-in of the cookie; undefined if it is missing, forged or of another sign-in. */
export function openPending(
  secrets: Secrets,
  sealed: string | undefined,
  state: string | undefined,
): PendingSignIn | undefined {
  if (!sealed) return undefined;
  try {
    const text = secrets.decrypt(place, Buffer.from(sealed, "base64url"));
    const pending = SealedSignIn.parse(JSON.parse(text));
    return pending.state === state ? pending : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a session for the answer of the provider, which has checked both factors. */
export async function finishSignIn(
  { identity, provider }: Pick<DoorParts, "identity" | "provider">,
  answer: URLSearchParams,
  pending: PendingSignIn | undefined,
): Promise<{ token: string } | { refusal: DeskRefusal }> {
  if (!provider || !pending) return { refusal: "lost" };
  const person = await provider.finish(answer, pending);
  if (typeof person === "string") return { refusal: await refused(person) };
  const known = await admit(identity, person);
  if (!known || person.roles.length === 0) return { refusal: await refused("noRole", known) };
  if (!known.active) return { refusal: await refused("inactive", known) };
  // A supervisor may have asked for roles before the provider kept them.
  await identity.query("select end_role_approvals()");
  const token = newToken();
  const { rows } = await identity.query<{ id: string }>(
    `insert into staff_session (staff_id, token_hash, verified_at, expires_at)
     values ($1, $2, now(), ${END_OF_DAY}) returning id`,
    [known.id, hashOf(token)],
  );
  await noteSignIn({ identity }, known, "desk sign-in", rows[0]?.id);
  return { token };

  async function refused(refusal: DeskRefusal, of?: Admitted): Promise<DeskRefusal> {
    if (refusal !== "unavailable") await noteSignIn({ identity }, of, "desk sign-in refused");
    return refusal;
  }
}

interface Admitted {
  id: string;
  name: string;
  active: boolean;
}

async function admit(
  identity: DoorParts["identity"],
  { issuer, subject, email, name, department, roles }: ProvidedStaff,
): Promise<Admitted | undefined> {
  const { rows } = await identity.query<Admitted>(
    "select id, name, active from admit_staff($1, $2, $3, $4, $5, $6)",
    [issuer, subject, email ?? null, name ?? null, department ?? null, roles],
  );
  return rows[0];
}
