import {
  type GivenCode,
  toConfirmationHeader,
  writtenMark,
} from "@portal/model/portal/act-headers.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import type { DraftMark } from "@portal/model/portal/drafts.ts";
import { isProblemCode, type ProblemCode } from "@portal/model/portal/problems.ts";
import { configuration } from "../configuration.ts";
import type { TypedDocument } from "./typed-document.ts";
import { raise } from "../errors/errors.ts";
import { recordIn } from "../json.ts";
import type { Requester } from "../session/session.ts";
import { type ApiRequest, graphqlRequest, restRequest } from "./request.ts";
import { never, transport } from "./transport.ts";

export { graphql } from "./gql/private.ts";
export { publicGraphql } from "./gql/public.ts";

/** A refusal by the API. `fields` holds message keys by field if the code is `INVALID`. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, details: Readonly<Record<string, unknown>>) {
    const code = isProblemCode(details["code"]) ? details["code"] : "UNEXPECTED";
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
  }

  get fields(): Readonly<Record<string, string>> {
    const entries = Object.entries(recordIn(this.details["fields"]));
    return Object.fromEntries(
      entries.flatMap(([name, key]) => (typeof key === "string" ? [[name, key]] : [])),
    );
  }

  get shortId(): string | undefined {
    const { shortId } = this.details;
    return typeof shortId === "string" ? shortId : undefined;
  }
}

export interface RequestOptions {
  /** Opens no dialog on failure, because the customer did not start this request. */
  readonly silent?: boolean;
  /** The statuses and codes that the caller shows itself; they open no dialog. */
  readonly handles?: readonly (number | ProblemCode)[];
  readonly idempotencyKey?: string;
  /** The one-time code that confirms the request. */
  readonly confirmation?: GivenCode;
  /** A request of the page itself, which does not extend the session. */
  readonly background?: boolean;
  /** The draft that the server deletes with this request. */
  readonly draft?: DraftMark;
  /** The browser completes the request even if the page closes. */
  readonly keepalive?: boolean;
}

type Arguments<Variables> =
  Variables extends Record<string, never>
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** Sends a query to the private endpoint. */
export function query<Result, Variables>(
  document: TypedDocument<"private", Result, Variables>,
  ...[variables, options]: Arguments<Variables>
): Promise<Result> {
  return ask("private", document, variables, options);
}

/** Sends a query to the public endpoint. */
export function queryPublic<Result, Variables>(
  document: TypedDocument<"public", Result, Variables>,
  ...[variables, options]: Arguments<Variables>
): Promise<Result> {
  return ask("public", document, variables, options);
}

async function ask<Door extends "private" | "public", Result, Variables>(
  door: Door,
  document: TypedDocument<Door, Result, Variables>,
  variables: Variables | undefined,
  options: RequestOptions | undefined,
): Promise<Result> {
  const request = graphqlRequest(configuration(), door, document, variables, transport().asker());
  const sendOnce = () => send<GraphQLAnswer<Result> | undefined>(request, options);
  let { response, body } = await sendOnce();
  for (let tries = 0; isUnknownDocument(body) && tries < OTHER_NODE_TRIES; tries++) {
    await pause(OTHER_NODE_MS);
    ({ response, body } = await sendOnce());
  }
  const refusal = body?.errors?.[0];
  if (refusal) return refuse(response, refusal.extensions ?? {}, options);
  if (!response.ok || !body?.data) return refuse(response, recordIn(body), options);
  return body.data;
}

/** During a deploy a node of the release before does not know the documents of this page; the next one may. */
const OTHER_NODE_TRIES = 12;
const OTHER_NODE_MS = 400;

/** The document was not executed: to send it again has no effect twice. */
function isUnknownDocument(body: GraphQLAnswer<unknown> | undefined): boolean {
  return body?.errors?.[0]?.extensions?.["code"] === ("UNTRUSTED_DOCUMENT" satisfies ProblemCode);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

interface GraphQLAnswer<Result> {
  readonly data?: Result;
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];
}

interface RestOptions extends RequestOptions {
  /** Omits the headers that identify the account, for public calls. */
  readonly anonymous?: boolean;
}

export function get<Result>(path: string, options?: RestOptions): Promise<Result> {
  return rest("GET", path, undefined, options);
}

/** Whether a resource exists, by a HEAD request. */
export async function isThere(path: string, options?: RestOptions): Promise<boolean> {
  try {
    await rest("HEAD", path, undefined, options);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return false;
    throw error;
  }
}

export function post<Result>(path: string, body?: unknown, options?: RestOptions): Promise<Result> {
  return rest("POST", path, body, options);
}

export function put<Result>(path: string, body: unknown, options?: RestOptions): Promise<Result> {
  return rest("PUT", path, body, options);
}

export function patch<Result>(path: string, body: unknown, options?: RestOptions): Promise<Result> {
  return rest("PATCH", path, body, options);
}

export function del<Result>(path: string, options?: RestOptions): Promise<Result> {
  return rest("DELETE", path, undefined, options);
}

async function rest<Result>(
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  sent: unknown,
  options: RestOptions | undefined,
): Promise<Result> {
  const asker: Requester = transport().asker();
  const request = restRequest(
    configuration(),
    method,
    path,
    sent,
    options?.anonymous ? { language: asker.language } : asker,
  );
  const { response, body } = await send<Result>(request, options);
  if (!response.ok) return refuse(response, recordIn(body), options);
  return body;
}

interface Answered<Body> {
  response: Response;
  body: Body;
}

async function send<Body>(
  request: ApiRequest,
  options: RequestOptions | undefined,
): Promise<Answered<Body>> {
  try {
    const { response, body } = await transport().exchange({
      ...request,
      init: withClientHeaders(request, options),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- page and API are checked against one contract
    return { response, body: body as Body };
  } catch (cause) {
    // An answer that is no JSON is an answer.
    const isUnanswered = !(cause instanceof SyntaxError);
    if (!options?.silent) raise({ kind: "error", cause, isUnanswered });
    throw cause;
  }
}

function withClientHeaders(
  { init }: ApiRequest,
  options: RequestOptions | undefined,
): ApiRequest["init"] {
  const { idempotencyKey, confirmation, background, draft, keepalive = false } = options ?? {};
  return {
    ...init,
    keepalive,
    headers: {
      ...init.headers,
      ...(idempotencyKey && { [clientHeaders.idempotencyKey]: idempotencyKey }),
      ...(confirmation && { [clientHeaders.confirmation]: toConfirmationHeader(confirmation) }),
      ...(background && { [clientHeaders.unattended]: "1" }),
      ...(draft && { [clientHeaders.draft]: writtenMark(draft) }),
    },
  };
}

/** The only place where a refusal becomes an event or is left to the caller. */
function refuse(
  response: Response,
  given: Readonly<Record<string, unknown>>,
  options: RequestOptions | undefined,
): Promise<never> {
  const shortId = given["shortId"] ?? response.headers.get("x-short-id") ?? undefined;
  const problem = new ApiProblem(response.status, { ...given, shortId });
  if (response.status === 401 || problem.code === "UNAUTHENTICATED") {
    // A background request must not redirect the customer to the login while they type.
    if (options?.background) return Promise.reject(problem);
    raise({ kind: "unauthenticated" });
    return never();
  }
  if (isRefusedToRepresentative(problem) && options?.idempotencyKey !== undefined) {
    // The page stays as it is, so that nothing is lost of what was typed.
    raise({ kind: "error", cause: problem, isBeyondScope: true });
    return Promise.reject(problem);
  }
  if (problem.code === "REPRESENTATION_ENDED") {
    raise({ kind: "representationEnded" });
    return never();
  }
  const isHandled = options?.handles?.some(
    (one) => one === response.status || one === problem.code,
  );
  if (!options?.silent && !isHandled) raiseError(problem);
  return Promise.reject(problem);
}

/** Whether the representation ended, or does not allow the act. */
export function isRefusedToRepresentative({ code }: ApiProblem): boolean {
  return (
    code === "REPRESENTATION_ENDED" ||
    (code === "FORBIDDEN" && transport().asker().representation !== undefined)
  );
}

/** Opens the error dialog, with the short id of the failure if it has one. */
export function raiseError(cause: unknown): void {
  const shortId = cause instanceof ApiProblem ? cause.shortId : undefined;
  const isOutdated = cause instanceof ApiProblem && cause.code === "UNTRUSTED_DOCUMENT";
  raise({ kind: "error", cause, isOutdated, ...(shortId !== undefined && { shortId }) });
}
