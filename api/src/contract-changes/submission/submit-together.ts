import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { type WriteContext, submitRequest } from "../../insurer/requests/submit.ts";

/** The request and the requests of its parts, in order. */
export interface Received {
  request: string;
  requests: string[];
}

interface SubmittedPart<Details> {
  insuredNumber: number;
  deduplicationKey: string;
  details: Details;
  id?: string;
  needsOperator?: boolean;
  awaitsCustomer?: boolean;
  /** Replaces the message of receipt of the kind. */
  received?: MessageTemplate;
}

/** The details of a request that consists only of its parts. */
export const nothing = {};

/**
 * Several changes are one request with a part for each person and change: each part is treated separately, and the
 * whole is decided with the last part. A single change is a request without parts.
 */
export async function submitTogether<Details>(
  act: WriteContext,
  kind: RequestKind<Details | typeof nothing>,
  parts: readonly SubmittedPart<Details>[],
): Promise<Received> {
  const [only, ...others] = parts;
  const received = parts.find((part) => part.received)?.received;
  const told = received ? { ...kind, messages: { ...kind.messages, received } } : kind;
  if (only && others.length === 0) {
    const { id } = await submitRequest(act, told, only);
    return { request: id, requests: [id] };
  }
  // The whole is not treated itself: it waits for its parts.
  const whole = await submitRequest(act, told, { details: nothing, needsOperator: true });
  // One message covers all parts.
  const { received: _received, ...messages } = kind.messages ?? {};
  const requests: string[] = [];
  for (const part of parts) {
    const { id } = await submitRequest(act, { ...kind, messages }, { ...part, partOf: whole.id });
    requests.push(id);
  }
  return { request: whole.id, requests };
}
