import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RestVariables } from "../core/http/rest.ts";
import type { MessageTemplate } from "./outbox/message-template.ts";
import type { AnyDocumentTemplate } from "./papers/document-template.ts";
import type { AnyKind } from "./requests/kinds.ts";

/**
 * What an area brings into the portal: its `area.ts` says it, `areas.ts` lists it, and nothing else has to know. Its
 * GraphQL fields come with the import.
 */
export interface Area {
  readonly rest?: readonly OpenAPIHono<RestVariables>[];
  /** What customers can ask for here, and what becomes of it. */
  readonly requests?: readonly AnyKind[];
  /** What customers are written by e-mail, SMS or push. */
  readonly messages?: readonly MessageTemplate[];
  /** What customers get on paper or as PDF. */
  readonly documents?: readonly AnyDocumentTemplate[];
}
