import { createServer } from "node:http";
import Provider from "oidc-provider";
import { listen } from "../../src/core/http/server.ts";

/** What an identity provider of an insurer says of an employee. */
export interface ProvidedPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  department?: string;
  groups?: string | string[];
  amr: string[];
}

/** An identity provider that signs in the person given to `signsIn`, with that person's factors. */
export async function aStaffProvider(redirectUri: string) {
  let person: ProvidedPerson | undefined;
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, "127.0.0.1", 0);
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: "desk", client_secret: "desk-secret", redirect_uris: [redirectUri] }],
    claims: {
      openid: ["sub", "amr"],
      email: ["email", "email_verified"],
      profile: ["name", "department", "groups"],
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => Promise.resolve({ ...person, sub: id }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();

  async function answer(...[request, response]: Parameters<typeof callback>): Promise<void> {
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const login = person && { accountId: person.sub, amr: person.amr };
    await provider.interactionFinished(
      request,
      response,
      login ? { login } : { error: "access_denied" },
    );
  }

  return {
    issuer,
    signsIn(next: ProvidedPerson | undefined) {
      person = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
