import type { RunningPortal } from "../src/portal.ts";
import { listen } from "../src/core/http/server.ts";

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

const addresses = new Map<string, string[]>();

/** Starts a portal process at its public address on a free port. Several processes at one address take turns. */
export async function open(portal: RunningPortal, publicUrl: string): Promise<void> {
  const port = await listen(portal.server, "127.0.0.1", 0);
  const { origin } = new URL(publicUrl);
  addresses.set(origin, [...(addresses.get(origin) ?? []), `http://127.0.0.1:${port}`]);
}

/** Each test file starts without the portals of the file before. */
export function forgetPortals(): void {
  addresses.clear();
}

function nextAt(origin: string): string {
  const [next, ...rest] = addresses.get(origin) ?? [];
  if (!next) return origin;
  addresses.set(origin, [...rest, next]);
  return next;
}

/** A browser of a customer: it keeps cookies, follows redirects and sends its origin. It runs no scripts. */
export class Browser {
  /** By path and name, as in browsers. */
  readonly jar = new Map<string, Cookie>();
  /** The visited addresses, including redirects. */
  readonly visited: string[] = [];
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
  }

  cookie(name: string): string | undefined {
    return this.jar.get(`/ ${name}`)?.value;
  }

  attributes(name: string): string | undefined {
    return this.jar.get(`/ ${name}`)?.attributes;
  }

  lose(name: string): void {
    this.jar.delete(`/ ${name}`);
  }

  /** A browser with the same cookies: that of a thief, or this one at an earlier time. */
  copy(): Browser {
    const other = new Browser(this.#home);
    for (const [key, cookie] of this.jar) other.jar.set(key, cookie);
    return other;
  }

  get(path: string, headers: Record<string, string> = {}, { follows } = { follows: true }) {
    const url = new URL(path, this.#home);
    const init = { method: "GET", headers };
    return follows ? this.#follow(url, init) : this.#send(url, init);
  }

  /** Sends a form as a page of the portal would. */
  submit(path: string, fields: Record<string, string>, headers = this.#sameOrigin()) {
    const body = new URLSearchParams(fields);
    return this.#follow(new URL(path, this.#home), { method: "POST", headers, body });
  }

  postJson(path: string, body: unknown, headers = this.#sameOrigin()): Promise<Response> {
    const type = { "content-type": "application/json" };
    return this.#follow(new URL(path, this.#home), {
      method: "POST",
      headers: { ...type, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** The login e-mail that the API returns for this browser's session, or the code of its refusal. */
  async whoAmI(through = this.#home): Promise<string> {
    const response = await this.#send(new URL("/graphql/private?operationName=Me", through), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: decodeURIComponent(this.cookie("Authorization") ?? ""),
      },
      body: JSON.stringify({ query: "query Me { profile { extranaute { loginEmail } } }" }),
    });
    const { data, errors } = await response.json();
    return errors?.[0].extensions.code ?? data.profile.extranaute.loginEmail;
  }

  async #follow(url: URL, init: RequestInit): Promise<Response> {
    const response = await this.#send(url, init);
    this.visited.push(url.href);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || !location) return response;
    await response.body?.cancel();
    return this.#follow(new URL(location, url), { method: "GET", headers: {} });
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    const sent = [...this.jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    const actual = `${nextAt(url.origin)}${url.pathname}${url.search}`;
    const response = await fetch(actual, {
      ...init,
      redirect: "manual",
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...rest] = line.split(";");
    const equals = pair.indexOf("=");
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    const attributes = rest.join(";");
    const path = /path=([^;]+)/i.exec(attributes)?.[1] ?? "/";
    const isGone = /max-age=0|expires=Thu, 01 Jan 1970/i.test(attributes);
    if (isGone || value === "") this.jar.delete(`${path} ${name}`);
    else this.jar.set(`${path} ${name}`, { name, value, path, attributes });
  }

  #sameOrigin(): Record<string, string> {
    return { "sec-fetch-site": "same-origin", origin: new URL(this.#home).origin };
  }
}
