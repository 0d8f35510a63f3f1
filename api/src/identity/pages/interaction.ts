import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";
import type Provider from "oidc-provider";
import type { TrustedDevices } from "../sessions/trusted-devices.ts";

export type NodeContext = HonoContext<{ Bindings: HttpBindings }>;
export type Interaction = NonNullable<Awaited<ReturnType<typeof findInteraction>>>;

/** The sign-in that this browser has begun and that the address names. */
export async function findInteraction(c: NodeContext, provider: Provider) {
  const { incoming, outgoing } = c.env;
  const found = await provider.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof Error && error.name === "SessionNotFound") return undefined;
    throw error;
  });
  return found?.uid === c.req.param("uid") && found?.prompt.name === "login" ? found : undefined;
}

interface Admitted {
  accountId: string;
  emailHash: Buffer;
  /** How they proved who they are (RFC 8176). */
  amr: string[];
}

/** Ends a sign-in well: the provider knows who it is, and so does this browser from now on. */
export async function admit(
  c: NodeContext,
  { provider, known }: { provider: Provider; known: TrustedDevices },
  { session: before }: Interaction,
  { accountId, emailHash, amr }: Admitted,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  known.remember(c, emailHash);
  const onward = await provider.interactionResult(incoming, outgoing, {
    login: { accountId, amr },
  });
  if (before && before.accountId !== accountId) await forgetPerson(provider, before.uid);
  return c.redirect(onward, 303);
}

/** Somebody else signs in on this browser: the provider's session forgets who was there before. */
async function forgetPerson(provider: Provider, uid: string): Promise<void> {
  const session = await provider.Session.findByUid(uid);
  if (!session) return;
  session.accountId = undefined;
  session.authorizations = undefined;
  await session.persist();
}

/** Where the form of this sign-in leads in the end: the portal may be at another address than the provider. */
export function formTargetsOf({ params }: Interaction): string[] {
  const redirectUri = params["redirect_uri"];
  return typeof redirectUri === "string" ? [new URL(redirectUri).origin] : [];
}
