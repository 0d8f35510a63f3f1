import type { RenderRequest } from "@portal/model/portal/server-rendering.ts";
import { recordIn } from "../core/json.ts";
import type { ApiRequest } from "../core/http/request.ts";
import { type Exchanged, never, type Transport } from "../core/http/transport.ts";
import { representationIn } from "../core/session/representation.ts";
import { tokenIn } from "../core/session/token.ts";

/** Sends a rendered page's requests within the process. An error ends the rendering without a message. */
export function serverTransport(
  { language, cookies, ask }: RenderRequest,
  fail: (reason: unknown) => void,
): Transport {
  const token = tokenIn(cookies);
  const asker = {
    language,
    authorization: token?.header,
    userEmail: token?.email,
    representation: representationIn(cookies),
  };
  return {
    asker: () => asker,
    async exchange({ url, init }: ApiRequest): Promise<Exchanged> {
      try {
        const response = await ask(url, init);
        const body: unknown = response.status === 204 ? undefined : await response.json();
        if (response.ok && !("errors" in recordIn(body))) return { response, body };
        fail(new Error(`${init.method} ${response.status}`));
      } catch (error) {
        fail(error);
      }
      return never();
    },
  };
}
