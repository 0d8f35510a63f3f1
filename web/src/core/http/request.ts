import {
  type ClientConfiguration,
  clientHeaders,
  clientPlatform,
  clientSource,
  clientVersion,
} from "@portal/model/portal/client.ts";
import type { Requester } from "../session/session.ts";
import type { TypedDocument } from "./typed-document.ts";
import { uuid } from "../uuid.ts";

export interface ApiRequest {
  readonly url: string;
  readonly init: Omit<RequestInit, "headers"> & { readonly headers: Record<string, string> };
}

/** The headers that every request carries (A31). */
function commonHeaders({
  language,
  authorization,
  representation,
}: Requester): Record<string, string> {
  return {
    "accept-language": language,
    [clientHeaders.correlationId]: uuid(),
    [clientHeaders.source]: clientSource,
    [clientHeaders.version]: clientVersion,
    [clientHeaders.platform]: clientPlatform,
    ...(authorization && { authorization }),
    ...(representation && { [clientHeaders.representation]: representation }),
  };
}

/** A GraphQL request: by document id, or with its source where the build kept it. */
export function graphqlRequest<Door extends "private" | "public", Result, Variables>(
  configuration: ClientConfiguration,
  door: Door,
  { id, name, source }: TypedDocument<Door, Result, Variables>,
  variables: Variables | undefined,
  asker: Requester,
): ApiRequest {
  const url = door === "private" ? configuration.graphqlPrivateUrl : configuration.graphqlPublicUrl;
  const operation = source ? { query: source, operationName: name } : { documentId: id };
  return {
    url: `${url}?operationName=${name}`,
    init: {
      method: "POST",
      headers: { "content-type": "application/json", ...commonHeaders(asker) },
      body: JSON.stringify({ ...operation, variables: variables ?? {} }),
    },
  };
}

export function restRequest(
  configuration: ClientConfiguration,
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  asker: Requester,
): ApiRequest {
  const { userEmail } = asker;
  return {
    url: configuration.restBaseUrl + path,
    init: {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...commonHeaders(asker),
        ...(userEmail && { [clientHeaders.userEmail]: userEmail }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  };
}
