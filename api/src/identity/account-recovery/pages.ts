import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { PROVIDER_PREFIX } from "../provider/provider.ts";
import type { TrustedDevices } from "../trusted-devices.ts";
import { createAddressLimit } from "./address-limit.ts";
import type { AfterResponse } from "./after-response.ts";
import { proofPages, stopPages } from "./change.http.ts";
import { emailPages } from "./email.http.ts";
import { forgottenPages } from "./forgotten.http.ts";
import { resetPages } from "./reset.http.ts";

interface RecoveryParts {
  config: Config;
  pool: pg.Pool;
  secrets: Secrets;
  known: TrustedDevices;
  afterAnswer: AfterResponse;
}

/** The account recovery pages of the embedded provider. */
export function addRecoveryPages(
  pages: Hono<{ Bindings: HttpBindings }>,
  parts: RecoveryParts,
): void {
  const { config, pool, secrets } = parts;
  const shared = { ...parts, publicUrl: config.publicUrl };
  const limit = (kind: string) => createAddressLimit(pool, secrets, kind);
  pages.route(
    `${PROVIDER_PREFIX}/forgotten`,
    forgottenPages({ ...shared, limit: limit("forgotten") }),
  );
  pages.route(`${PROVIDER_PREFIX}/reset`, resetPages({ ...shared, limit: limit("reset") }));
  pages.route(`${PROVIDER_PREFIX}/stop`, stopPages({ ...shared, limit: limit("stop") }));
  pages.route(`${PROVIDER_PREFIX}/change`, proofPages({ ...shared, limit: limit("change") }));
  pages.route(`${PROVIDER_PREFIX}/email`, emailPages({ ...shared, limit: limit("email") }));
}
