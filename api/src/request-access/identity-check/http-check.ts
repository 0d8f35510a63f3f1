import { createHmac } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { inSpan, traceHeaders } from "../../core/tracing.ts";
import { sameBytes } from "../../core/secrets/secrets.ts";
import type { CheckEvent, IdentityCheck } from "./identity-check.ts";

export interface HttpCheckSettings {
  url: string;
  token: string;
  /** Signs the webhook calls of the service. */
  webhookSecret: string;
}

/** The timeout is shorter than that of a request, so that the visitor gets a response of the portal. */
const TIMEOUT_MS = 3_500;
/** An event with an older signature counts as a replay. */
const FRESH_SECONDS = 300;

const Started = z.object({ reference: z.string().min(1).max(200), url: z.url() });
const Event = z.discriminatedUnion("state", [
  z.object({ state: z.literal("WAITING") }),
  z.object({ state: z.literal("OPENED") }),
  z.object({ state: z.literal("SCANNED") }),
  // The service must name the person who passed.
  z.object({
    state: z.literal("PASSED"),
    identity: z.object({
      firstname: z.string().min(1),
      lastname: z.string().min(1),
      birthdate: z.iso.date(),
    }),
  }),
  z.object({ state: z.literal("FAILED") }),
]);
const SignedEvent = z.object({ reference: z.string(), event: Event });

/**
 * An external service: `POST /checks` starts a check, `GET /checks/{reference}` returns its state, and a webhook
 * reports changes, signed as `t=<seconds>,v1=<HMAC-SHA-256 of "seconds.body">`.
 */
export function createHttpCheck(
  { url, token, webhookSecret }: HttpCheckSettings,
  callbackUrl: string,
): IdentityCheck {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const send = () =>
      fetch(`${url.replace(/\/$/, "")}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...traceHeaders(),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
    const response = await inSpan("ask identity check", {}, send, "client");
    if (!response?.ok) throw new Problem("UNAVAILABLE", { retryAfter: 30 });
    return response.json();
  };
  return {
    async start({ id, language }) {
      return Started.parse(await ask("POST", "/checks", { externalId: id, language, callbackUrl }));
    },
    async status(reference): Promise<CheckEvent> {
      return Event.parse(await ask("GET", `/checks/${encodeURIComponent(reference)}`));
    },
    readEvent(body, signature, now) {
      const [, seconds = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const expected = createHmac("sha256", webhookSecret).update(`${seconds}.${body}`).digest();
      if (!sameBytes(Buffer.from(given, "hex"), expected)) return undefined;
      if (Math.abs(now.getTime() / 1000 - Number(seconds)) > FRESH_SECONDS) return undefined;
      return SignedEvent.safeParse(jsonOf(body)).data;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
