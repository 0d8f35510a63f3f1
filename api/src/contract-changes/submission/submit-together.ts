import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { type Act, submitRequest } from "../../insurer/requests/submit.ts";

/** What was asked for at once, and each part of it in its order. */
export interface Received {
  request: string;
  requests: string[];
}

interface Part<Details> {
  insuredNumber: number;
  business: string;
  details: Details;
  id?: string;
  needsOperator?: boolean;
  awaitsCustomer?: boolean;
  /** What is written instead of the kind's own message of receipt. */
  received?: MessageTemplate;
}

/** Stands in the details of what is nothing but its parts. */
export const nothing = {};

/**
 * What is asked for together is one request with a part for each person and change: each is treated by itself, and the
 * whole is decided with the last of them. Who asks for one thing alone has that as their request.
 */
export async function submitTogether<Details>(
  act: Act,
  kind: RequestKind<Details | typeof nothing>,
  parts: readonly Part<Details>[],
): Promise<Received> {
  const [only, ...others] = parts;
  const received = parts.find((part) => part.received)?.received;
  const told = received ? { ...kind, messages: { ...kind.messages, received } } : kind;
  if (only && others.length === 0) {
    const { id } = await submitRequest(act, told, only);
    return { request: id, requests: [id] };
  }
  // Nobody treats the whole: it waits for its parts.
  const whole = await submitRequest(act, told, { details: nothing, needsOperator: true });
  // One message tells of all of them.
  const { received: _received, ...messages } = kind.messages ?? {};
  const requests: string[] = [];
  for (const part of parts) {
    const { id } = await submitRequest(act, { ...kind, messages }, { ...part, partOf: whole.id });
    requests.push(id);
  }
  return { request: whole.id, requests };
}
