import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RestVariables } from "../core/http/rest.ts";
import type { MessageTemplate } from "./outbox/message-template.ts";
import type { AnyDocumentTemplate } from "./papers/document-template.ts";
import type { AnyKind } from "./requests/kinds.ts";

/**
 * The parts of an area: its `area.ts` defines them, and only `areas.ts` lists it. Its GraphQL fields are registered by
 * the import.
 */
export interface Area {
  readonly rest?: readonly OpenAPIHono<RestVariables>[];
  /** Its kinds of requests. */
  readonly requests?: readonly AnyKind[];
  /** Its messages by e-mail, SMS or push. */
  readonly messages?: readonly MessageTemplate[];
  /** Its documents on paper or as PDF. */
  readonly documents?: readonly AnyDocumentTemplate[];
}
