import { Socket } from "node:net";
import { brand } from "@portal/brand/brand.ts";
import { z } from "zod";
import type { OutboxConfig } from "../../core/config.ts";
import { traceHeaders } from "../../core/tracing.ts";
import { type DeviceNotes, isPushService, PushSubscription } from "./push-devices.ts";
import type { PushKey } from "./push-key.ts";
import type { Channel } from "./enqueue.ts";
import type { RenderedMessage } from "./render.ts";

export interface Delivery {
  /** The same for each attempt, so that a receiver can detect a repetition. */
  id: string;
  recipient: string;
  message: RenderedMessage;
}

/** Delivers a message or throws a `DeliveryProblem`. The signal aborts it and closes its connection. */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

/** A delivery failure. Its text is for the operator and never quotes an answer or a recipient. */
export class DeliveryProblem extends Error {
  override name = "DeliveryProblem";
  /** Whether a retry is useless. */
  readonly isFinal: boolean;
  constructor(text: string, isFinal = false) {
    super(text);
    this.isFinal = isFinal;
  }
}

export interface PushParts {
  key: PushKey;
  devices: DeviceNotes;
}

/** A sender for each configured channel; push needs only its key. Messages without a sender stay in the database. */
export function createSenders(
  config: OutboxConfig,
  { push, timeoutMs = 10_000 }: { push?: PushParts; timeoutMs?: number } = {},
): Partial<Record<Channel, Sender>> {
  return {
    ...(config.smtp && { EMAIL: smtpSender(config.smtp, timeoutMs) }),
    ...(config.sms && { SMS: smsSender(config.sms, timeoutMs) }),
    ...(push && { PUSH: pushSender(config.push, push, timeoutMs) }),
  };
}

function smtpSender({ url, from }: NonNullable<OutboxConfig["smtp"]>, timeoutMs: number): Sender {
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async ({ id, recipient, message }, signal) => {
    // nodemailer has only an idle timeout and no abort: the abort signal closes this socket instead.
    const { createTransport } = await import("nodemailer");
    const socket = new Socket();
    signal.addEventListener("abort", () => socket.destroy());
    const transport = createTransport({
      url,
      socket,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to: { name: "", address: recipient },
        messageId: `<${id}@${domain}>`,
        subject: message.subject,
        text: message.plain,
        html: message.html,
        headers: { "auto-submitted": "auto-generated" },
      });
    } catch (error) {
      throw smtpProblem(error);
    }
  };
}

function smtpProblem(error: unknown): DeliveryProblem {
  const { code, responseCode } = SmtpError.parse(error);
  const status = responseCode ? ` ${responseCode}` : "";
  // A 5xx answer about the recipient is final; all other errors may be temporary.
  return new DeliveryProblem(
    `SMTP ${code ?? "failed"}${status}`,
    code === "EENVELOPE" && isRefusal(responseCode),
  );
}

const SmtpError = z
  .object({ code: z.string().optional(), responseCode: z.int().optional() })
  .catch({});

function isRefusal(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

/** The answer of a gateway that accepted the message. */
const Accepted = z.object({ id: z.union([z.string(), z.number()]) });

function smsSender({ url, token }: NonNullable<OutboxConfig["sms"]>, timeoutMs: number): Sender {
  return async ({ id, recipient, message }) => {
    const answer = await post(url, timeoutMs, {
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...traceHeaders(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient, from: brand.name, text: message.short }),
    });
    const text = await answer.text().catch(() => "");
    if (!answer.ok)
      throw new DeliveryProblem(`SMS gateway ${answer.status}`, answer.status === 400);
    if (!Accepted.safeParse(jsonIn(text)).success)
      throw new DeliveryProblem("SMS gateway: unreadable answer");
  };
}

function pushSender(
  { subject, hosts }: OutboxConfig["push"],
  { key, devices }: PushParts,
  timeoutMs: number,
): Sender {
  return async ({ recipient, message }) => {
    const subscription = PushSubscription.safeParse(jsonIn(recipient)).data;
    if (!subscription || !isPushService(subscription.endpoint, hosts))
      throw new DeliveryProblem("push subscription of no known service", true);
    const { default: webPush } = await import("web-push");
    const request = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({ title: message.subject, body: message.short }),
      { vapidDetails: { subject, ...key }, TTL: 24 * 60 * 60 },
    );
    const answer = await post(request.endpoint, timeoutMs, {
      headers: request.headers,
      body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    });
    await answer.body?.cancel();
    const isGone = answer.status === 404 || answer.status === 410;
    if (isGone) await devices.forget(subscription.endpoint);
    if (answer.ok) await devices.noteOk(subscription.endpoint);
    else throw new DeliveryProblem(`push service ${answer.status}`, isGone);
  };
}

async function post(
  url: string,
  timeoutMs: number,
  request: { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> },
): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...request,
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new DeliveryProblem(isLate ? "no answer in time" : "cannot be reached");
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
