import type { Area } from "./area-description.ts";
import { addressAsked } from "./addresses/ask-address.ts";
import { benefitReturned } from "./bank/benefit-messages.ts";
import { confirmationsRest } from "./confirmations/confirmations.rest.ts";
import { codeMessage } from "./confirmations/messages.ts";
import { notificationTemplates } from "./notifications/messages.ts";
import { requestRefused, requestWithdrawn } from "./requests/messages.ts";
import "./calendar/calendar.graphql.ts";

export const insurerArea: Area = {
  rest: [confirmationsRest],
  messages: [
    requestRefused,
    requestWithdrawn,
    codeMessage,
    benefitReturned,
    addressAsked,
    ...notificationTemplates,
  ],
};
