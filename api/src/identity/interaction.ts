import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";
import type Provider from "oidc-provider";
import type { TrustedDevices } from "./trusted-devices.ts";

export type NodeContext = HonoContext<{ Bindings: HttpBindings }>;
export type Interaction = NonNullable<Awaited<ReturnType<typeof findInteraction>>>;

/** The interaction of this browser that the address names. */
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
  /** The authentication methods (RFC 8176). */
  amr: string[];
}

/** Completes a sign-in at the provider and remembers this browser as a trusted device. */
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

/** Another account signs in on this browser: removes the previous one from the provider's session. */
async function forgetPerson(provider: Provider, uid: string): Promise<void> {
  const session = await provider.Session.findByUid(uid);
  if (!session) return;
  session.accountId = undefined;
  session.authorizations = undefined;
  await session.persist();
}

/** The origins for `form-action`: the portal may be at another address than the provider. */
export function formTargetsOf({ params }: Interaction): string[] {
  const redirectUri = params["redirect_uri"];
  return typeof redirectUri === "string" ? [new URL(redirectUri).origin] : [];
}
