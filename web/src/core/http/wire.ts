import { currentAsker } from "../session/session.ts";
import { noteStep } from "../errors/error-steps.ts";
import { raise } from "../errors/errors.ts";
import { takeEarlyAnswer } from "./early.ts";
import type { ApiRequest, Asker } from "./request.ts";
import { startTimeout } from "./timeout.ts";

export interface Exchanged {
  readonly response: Response;
  /** What the answer holds, where it is JSON. */
  readonly body: unknown;
}

/** Who asks the API, and how a question gets there. */
export interface Wire {
  readonly asker: () => Asker;
  readonly exchange: (request: ApiRequest) => Promise<Exchanged>;
}

const browser: Wire = { asker: currentAsker, exchange: exchangeByNetwork };
let find = (): Wire => browser;

export function wire(): Wire {
  return find();
}

/** Where the portal is painted on a server, questions stay in the process, each with its own asker. */
export function replaceWire(finds: () => Wire): void {
  find = finds;
}

async function exchangeByNetwork(request: ApiRequest): Promise<Exchanged> {
  const line = startTimeout();
  try {
    const response = await line.orTimeout(
      takeEarlyAnswer(request) ?? fetch(request.url, { ...request.init, signal: line.signal }),
    );
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith("text/html")) {
      raise({ kind: "maintenance" });
      return await never();
    }
    noteStep(`${request.init.method ?? "GET"} ${nameOf(request)} ${response.status}`);
    const body: unknown = type.includes("json") ? await line.orTimeout(response.json()) : undefined;
    return { response, body };
  } finally {
    line.close();
  }
}

/** What was asked, without anything that was asked for: ids in an address are somebody's. */
function nameOf({ url }: ApiRequest): string {
  const { pathname, searchParams } = new URL(url, location.href);
  const parts = pathname
    .split("/")
    .map((part) => (/\d/.test(part) && part !== "v1" ? ":id" : part));
  return searchParams.get("operationName") ?? parts.join("/");
}

/** The page is about to give way to the login or to the maintenance screen: nothing more happens here. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
