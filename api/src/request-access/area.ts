import type { Area } from "../insurer/area-description.ts";
import { accessExists, accessOpened, codeByText, letterSent } from "./messages.ts";
import { requestAccessRest } from "./request-access.rest.ts";
import "./request-access.graphql.ts";

export const requestAccessArea: Area = {
  rest: [requestAccessRest],
  messages: [codeByText, letterSent, accessOpened, accessExists],
};
