import type { Area } from "../insurer/area-description.ts";
import { accountRest } from "./account.rest.ts";
import { mobileNumberChanged } from "./messages.ts";

export const accountArea: Area = {
  rest: [accountRest],
  messages: [mobileNumberChanged],
};
