import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { conversationsRest } from "./conversations.rest.ts";
import "./conversations.graphql.ts";
import { messageReceived } from "./messages.ts";
import { writtenMessage } from "./request-kind.ts";

export const conversationsArea: Area = {
  rest: [conversationsRest],
  requests: [anyKind(writtenMessage("GENERAL"))],
  messages: Object.values(messageReceived),
};
