import { Hono } from "hono";
import type { RestVariables } from "./core/http/rest.ts";
import { messagesPage } from "./insurer/outbox/dev.http.ts";
import { openApiDocument } from "./open-api.ts";
import { referencePage } from "./reference/reference.http.ts";
import { privateSchema, publicSchema } from "./schemas.ts";

/** Pages for developers: the messages to customers, and the API reference. */
export function developmentPages(
  messages: Parameters<typeof messagesPage>[0],
): Hono<RestVariables> {
  const reference = referencePage({
    publicUrl: messages.publicUrl,
    openApi: openApiDocument(),
    schemas: { private: privateSchema, public: publicSchema },
  });
  return new Hono<RestVariables>().route("/", messagesPage(messages)).route("/", reference);
}
