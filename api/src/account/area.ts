import type { Area } from "../insurer/area-description.ts";
import { accountRest } from "./account.rest.ts";
import { mobileNumberChanged } from "./messages.ts";
import { proveChange, staffChange } from "../insurer/sign-in/changes/messages.ts";
import { securityChanged } from "../insurer/sign-in/security-news.ts";
import { confirmNewEmail, confirmOldEmail } from "./security/messages.ts";
import "./security/security.graphql.ts";

export const accountArea: Area = {
  rest: [accountRest],
  messages: [
    mobileNumberChanged,
    securityChanged,
    confirmOldEmail,
    confirmNewEmail,
    staffChange,
    proveChange,
  ],
};
