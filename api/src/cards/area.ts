import { cardOrder } from "../insurer/cards/card-order.ts";
import { cardOrdered, cardSent } from "../insurer/cards/messages.ts";
import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { vekaRest } from "./cards.rest.ts";

export const vekaArea: Area = {
  rest: [vekaRest],
  requests: [anyKind(cardOrder)],
  messages: [cardOrdered, cardSent],
};
