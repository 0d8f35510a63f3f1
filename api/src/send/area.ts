import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { documentsReceived, documentsTreated } from "./messages.ts";
import { sendRest } from "./send.rest.ts";
import "./send.graphql.ts";
import { sentDelegation, sentDocument } from "./send.ts";

export const sendArea: Area = {
  rest: [sendRest],
  requests: [anyKind(sentDelegation), anyKind(sentDocument)],
  messages: [documentsReceived, documentsTreated],
};
