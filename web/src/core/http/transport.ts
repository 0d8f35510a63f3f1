import { representationParameter } from "@portal/model/portal/client.ts";
import { configuration } from "../configuration.ts";
import { currentRequester, type Requester } from "../session/session.ts";
import { addBreadcrumb } from "../errors/error-steps.ts";
import { raise } from "../errors/errors.ts";
import { takePrefetched } from "./prefetch.ts";
import type { ApiRequest } from "./request.ts";
import { startTimeout } from "../timeout.ts";

export interface Exchanged {
  readonly response: Response;
  /** The parsed response, if it is JSON. */
  readonly body: unknown;
}

/** The transport of requests to the API, with the session. */
export interface Transport {
  readonly asker: () => Requester;
  readonly exchange: (request: ApiRequest) => Promise<Exchanged>;
}

const network: Transport = { asker: currentRequester, exchange: fetchExchange };
let find = (): Transport => network;

export function transport(): Transport {
  return find();
}

/** The address of a file for a link, which sends no headers: it names the representation itself. */
export function fileAddress(path: string): string {
  const { representation } = transport().asker();
  const of = representation ? `?${representationParameter}=${representation}` : "";
  return `${configuration().restBaseUrl}${path}${of}`;
}

/** On the server, requests stay in the process, each with the session of its page. */
export function setTransport(finds: () => Transport): void {
  find = finds;
}

async function fetchExchange(request: ApiRequest): Promise<Exchanged> {
  const line = startTimeout();
  try {
    const response = await line.orTimeout(
      takePrefetched(request) ?? fetch(request.url, { ...request.init, signal: line.signal }),
    );
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith("text/html")) {
      raise({ kind: "maintenance" });
      return await never();
    }
    addBreadcrumb(`${request.init.method ?? "GET"} ${nameOf(request)} ${response.status}`);
    const body: unknown = type.includes("json") ? await line.orTimeout(response.json()) : undefined;
    return { response, body };
  } finally {
    line.close();
  }
}

/** The operation or the path without ids, which are personal data. */
function nameOf({ url }: ApiRequest): string {
  const { pathname, searchParams } = new URL(url, location.href);
  const parts = pathname
    .split("/")
    .map((part) => (/\d/.test(part) && part !== "v1" ? ":id" : part));
  return searchParams.get("operationName") ?? parts.join("/");
}

/** Never resolves: the page is about to be replaced by the login or the maintenance screen. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
