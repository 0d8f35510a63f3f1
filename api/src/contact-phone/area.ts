import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { callback } from "./callback.ts";
import "./contact-phone.graphql.ts";
import { callbackReceived } from "./messages.ts";

export const contactPhoneArea: Area = {
  requests: [anyKind(callback)],
  messages: [callbackReceived],
};
