import type { PaintWish } from "@portal/model/portal/painting.ts";
import { recordIn } from "./core/http/json.ts";
import type { ApiRequest } from "./core/http/request.ts";
import { type Exchanged, never, type Wire } from "./core/http/wire.ts";
import { tokenIn } from "./core/session/token.ts";

/** The questions of one painted page. What is not answered well makes an end of the painting, and says nothing to anybody. */
export function painterWire(
  { language, cookies, ask }: PaintWish,
  fail: (reason: unknown) => void,
): Wire {
  const token = tokenIn(cookies);
  const asker = { language, authorization: token?.header, userEmail: token?.email };
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
