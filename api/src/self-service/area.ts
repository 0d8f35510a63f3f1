import type { Area } from "../insurer/area-description.ts";
import { codeSent, linkSent } from "./messages.ts";
import { selfServiceRest } from "./self-service.rest.ts";

export const selfServiceArea: Area = {
  rest: [selfServiceRest],
  messages: [codeSent, linkSent],
};
