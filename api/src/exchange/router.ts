import { OpenAPIHono } from "@hono/zod-openapi";
import { invalid } from "../core/http/parse.ts";
import type { ExchangeVariables } from "./client.ts";

/** A router of the exchange whose validation errors become problems. */
export function exchangeRouter() {
  return new OpenAPIHono<ExchangeVariables>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error.issues);
    },
  });
}
