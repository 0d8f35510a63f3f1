import { InteractionStatus, InteractionType } from "@portal/model/requests/interactions.ts";
import { graphql } from "../core/http/api.ts";
import { report } from "../core/errors/errors.ts";
import type { InteractionsQuery, SentRequestQuery } from "../core/http/gql/private.ts";
import { anyOf } from "../core/routing/search.ts";

export const Interactions = graphql(`
  query Interactions($from: Date!, $to: Date!) {
    interactions(from: $from, to: $to) {
      ...Request
      children {
        ...Request
      }
    }
  }

  fragment Request on Interaction {
    id
    type
    requestDate
    sentBy
    reason
    withdrawn
    withdrawable
    delayed
    questions {
      id
      text
      needsDocument
      askedAt
      answerBy
      isOpen
      answeredAt
      answer
      files {
        filename
        url
      }
    }
    details
    steps {
      status
      date
    }
    concernedInsured {
      insuredNumber
      fullname
    }
  }
`);

/** One request with the additional data of its receipt. */
export const SentRequest = graphql(`
  query SentRequest($id: ID!) {
    interaction(id: $id) {
      ...Request
      requestedAt
      answerBy
      children {
        ...Request
      }
    }
  }
`);

export const InteractionFiles = graphql(`
  query InteractionFiles($id: ID!) {
    interaction(id: $id) {
      type
      details
    }
  }
`);

export type Interaction = InteractionsQuery["interactions"][number];
export type RequestReceipt = SentRequestQuery["interaction"];
/** A request, or a part of one. */
export type Request = Omit<Interaction, "children">;

export const YEARS = 5;

export const monthFilter = anyOf("month", [
  "01",
  "02",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "10",
  "11",
  "12",
]);

/** Only requests with details are listed. */
export function isListed({ details, children }: Pick<Interaction, "details" | "children">) {
  return hasMore(details) || children.some((part) => hasMore(part.details));
}

function hasMore(details: unknown): boolean {
  return details !== null && details !== undefined;
}

/** Reports unknown types and statuses, each once; the page shows the rest. */
export function reportUnknown(requests: readonly Pick<Request, "type" | "steps">[]): void {
  const types = new Set(requests.map(({ type }) => type));
  const statuses = new Set(requests.flatMap(({ steps }) => steps.map(({ status }) => status)));
  for (const type of types) {
    if (!InteractionType.safeParse(type).success)
      report(new Error(`Unknown type of request: ${type}`));
  }
  for (const status of statuses) {
    if (!InteractionStatus.safeParse(status).success)
      report(new Error(`Unknown status of request: ${status}`));
  }
}
