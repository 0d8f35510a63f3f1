import type { RequestListener } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Problem } from "@portal/model/portal/problems.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import type { Config } from "../core/config.ts";
import { cookieNames } from "../core/cookies.ts";
import { reportUnexpected, statusOf } from "../core/http/errors.ts";
import type { Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { Tokens } from "../core/secrets/tokens.ts";
import { activationPages } from "./activation/activation.http.ts";
import { createPasskeys } from "./factors/passkeys.ts";
import { createSignInCodes } from "./factors/sign-in-codes.ts";
import { loginPages } from "./login/login.http.ts";
import { signInNotice } from "./pages/pages.ts";
import { passwordPages } from "./login/password.http.ts";
import { createTrustedDevices } from "./trusted-devices.ts";
import { createPasswordCheck } from "./sign-in.ts";
import { createAddressLimit } from "./account-recovery/address-limit.ts";
import type { AfterResponse } from "./account-recovery/after-response.ts";
import { addRecoveryPages } from "./account-recovery/pages.ts";
import { languageFor, send } from "./provider/answers.ts";
import {
  type ClientAddresses,
  createProvider,
  portalAddresses,
  PROVIDER_PREFIX,
} from "./provider/provider.ts";
import { createProviderListener } from "./provider/provider-listener.ts";

const LARGEST_FORM = 10 * 1024;

export interface IdentityParts {
  config: Config;
  /** A pool in the role for sessions and passwords, without customer data. */
  pool: pg.Pool;
  tokens: Tokens;
  secrets: Secrets;
  clock: Clock;
  log: Log;
  /** The interval of constant-time refusals; see `core/http/constant-time.ts`. */
  beatMs: number;
  /** Further relying parties of the embedded provider. */
  otherClients?: ClientAddresses[];
}

/** The embedded provider with all its pages, used if no external one is configured. */
export async function embeddedProvider(
  parts: IdentityParts,
  afterAnswer: AfterResponse,
): Promise<RequestListener> {
  const { config, pool, secrets, clock, log, beatMs, otherClients = [] } = parts;
  const provider = await createProvider({
    publicUrl: config.publicUrl,
    clients: [portalAddresses(config.publicUrl), ...otherClients],
    pool,
    secrets,
    log,
  });
  const check = createPasswordCheck(pool, secrets, log);
  const known = createTrustedDevices(cookieNames(config.publicUrl), secrets);
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.use(
    bodyLimit({
      maxSize: LARGEST_FORM,
      onError: () => {
        throw new Problem("TOO_LARGE");
      },
    }),
  );
  pages.onError((error, c) => {
    const problem = error instanceof Problem ? error : reportUnexpected(error, { log, clock });
    const { retryAfter, shortId } = problem.details;
    if (typeof retryAfter === "number") c.header("retry-after", String(retryAfter));
    const name = problem.code === "UNAVAILABLE" ? "unavailable" : "unexpected";
    const reference = typeof shortId === "string" ? { reference: shortId } : {};
    return send(c, signInNotice(languageFor(c), name, reference), statusOf[problem.code]);
  });
  pages.route(
    `${PROVIDER_PREFIX}/interaction`,
    loginPages({ provider, check, known, pool, secrets, config, beatMs, ...factorsOf(parts) }),
  );
  pages.route(
    `${PROVIDER_PREFIX}/interaction`,
    activationPages({ provider, known, pool, secrets, config }),
  );
  pages.route(
    `${PROVIDER_PREFIX}/password`,
    passwordPages({ provider, check, pool, secrets, config }),
  );
  addRecoveryPages(pages, { config, pool, secrets, known, afterAnswer });
  pages.notFound((c) => send(c, signInNotice(languageFor(c), "expired"), 404));
  return createProviderListener(provider, (request, env) => pages.fetch(request, env), config, log);
}

/** The factors other than the password. */
function factorsOf({ config: { publicUrl }, pool, secrets, log }: IdentityParts) {
  return {
    codes: createSignInCodes(pool, secrets),
    passkeys: createPasskeys({ pool, secrets, publicUrl, log }),
    passkeyLimit: createAddressLimit(pool, secrets, "passkey"),
  };
}
