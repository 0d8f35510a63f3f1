import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { ApiRequest } from "./request.ts";

/** What the inline script of the page has started before the bundle arrived. */
export interface EarlyStart {
  readonly configuration: Promise<ClientConfiguration>;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyStart?: EarlyStart;
  }
}

function keyOf({ url, init }: ApiRequest): string {
  return `${init.method} ${url} ${typeof init.body === "string" ? init.body : ""}`;
}

export function startEarly(answers: EarlyStart["answers"], request: ApiRequest): void {
  const answer = fetch(request.url, request.init);
  // Whoever takes the answer also sees its failure.
  answer.catch(() => undefined);
  answers.set(keyOf(request), answer);
}

/** The answer that is already under way, once; asked again, the request is made anew. */
export function takeEarlyAnswer(request: ApiRequest): Promise<Response> | undefined {
  const answers = window.earlyStart?.answers;
  const key = keyOf(request);
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer;
}
