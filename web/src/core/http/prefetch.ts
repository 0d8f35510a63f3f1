import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { ApiRequest } from "./request.ts";

/** The requests that the inline script of the page started before the bundle arrived. */
export interface Prefetched {
  readonly configuration: Promise<ClientConfiguration>;
  readonly responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    prefetched?: Prefetched;
  }
}

function keyOf({ url, init }: ApiRequest): string {
  return `${init.method} ${url} ${typeof init.body === "string" ? init.body : ""}`;
}

export function prefetch(answers: Prefetched["responses"], request: ApiRequest): void {
  const response = fetch(request.url, request.init);
  // The query that takes the response handles its failure.
  response.catch(() => undefined);
  answers.set(keyOf(request), response);
}

/** The response of a prefetched request; each is taken once, so that a refetch asks again. */
export function takePrefetched(request: ApiRequest): Promise<Response> | undefined {
  const answers = window.prefetched?.responses;
  const key = keyOf(request);
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer;
}
