import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { cardOrdered, cardSent } from "./messages.ts";
import { cardOrder } from "./order-card.ts";
import { vekaRest } from "./veka.rest.ts";

export const vekaArea: Area = {
  rest: [vekaRest],
  requests: [anyKind(cardOrder)],
  messages: [cardOrdered, cardSent],
};
