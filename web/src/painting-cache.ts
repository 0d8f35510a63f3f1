import type { Scope } from "@portal/model/portal/painting.ts";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { Wire } from "./core/http/wire.ts";
import { isAskedByTheBrowser, isNeededByTheBrowser } from "./core/painted.ts";

/**
 * What was asked for one page. Every question is waited for, also where a browser would show the page meanwhile, and
 * travels by the wire of its own request.
 */
export class PaintingCache extends QueryClient {
  readonly #scope: Scope<Wire>;
  readonly #wire: Wire;
  readonly #giveUp: (reason: unknown) => void;

  constructor(scope: Scope<Wire>, wire: Wire, onError: (reason: unknown) => void) {
    super({
      queryCache: new QueryCache({ onError }),
      defaultOptions: { queries: { retry: false, networkMode: "always", staleTime: Infinity } },
    });
    this.#scope = scope;
    this.#wire = wire;
    this.#giveUp = onError;
  }

  override defaultQueryOptions: QueryClient["defaultQueryOptions"] = (options) => {
    if (options._defaulted) return super.defaultQueryOptions(options);
    const asked = super.defaultQueryOptions(options);
    const { queryFn } = asked;
    if (isNeededByTheBrowser(asked.meta)) this.#giveUp(new Error("the browser asks first"));
    // Whoever can do without an answer at first does without it here too.
    if (isAskedByTheBrowser(asked.meta) && !asked.suspense) asked.enabled = false;
    asked.suspense = asked.enabled !== false;
    if (typeof queryFn === "function") {
      asked.queryFn = (context) => this.#scope.run(this.#wire, () => queryFn(context));
    }
    return asked;
  };
}
