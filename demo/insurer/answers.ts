import type { PortalAnswer, PortalRequest } from "./protocol.ts";

/**
 * The browser's Response drops `set-cookie`, and its Request drops `cookie` and other forbidden headers. The API needs
 * both, so they are stored beside them.
 */
const keptCookies = new WeakMap<Response, string[]>();

class CookieResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    const before = init instanceof Response ? keptCookies.get(init) : undefined;
    const given = init?.headers ? new Headers(init.headers).getSetCookie() : [];
    keptCookies.set(this, [...(before ?? []), ...given]);
  }
}

/** Called once, before the API creates its first response. */
export function keepCookiesOfAnswers(): void {
  Object.assign(globalThis, { Response: CookieResponse });
}

type Fetch = (request: Request) => Response | Promise<Response>;

export async function answered(
  fetch: Fetch,
  origin: string,
  { method, path, headers, body, cookie }: PortalRequest,
): Promise<PortalAnswer> {
  const request = new Request(new URL(path, origin), {
    method,
    headers,
    ...(body && { body }),
  });
  const beside: Record<string, string> = {
    cookie,
    origin,
    "sec-fetch-site": "same-origin",
    ...(body && { "content-length": String(body.byteLength) }),
  };
  Object.defineProperty(request, "headers", { value: withMore(request.headers, headers, beside) });
  const response = await fetch(request);
  return {
    status: response.status,
    headers: [...response.headers],
    body: isStream(response) ? response.body : await bytesOf(response),
    setCookies: keptCookies.get(response) ?? [],
  };
}

/** Headers without the restrictions of a Request. */
function withMore(
  given: Headers,
  named: [string, string][],
  more: Record<string, string>,
): Headers {
  const all = new Headers(named);
  for (const [name, value] of given) all.set(name, value);
  const get = all.get.bind(all);
  all.get = (name) => more[name.toLowerCase()] ?? get(name);
  return all;
}

function isStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

async function bytesOf(response: Response): Promise<ArrayBuffer | null> {
  const bytes = await response.arrayBuffer();
  return bytes.byteLength > 0 ? bytes : null;
}
