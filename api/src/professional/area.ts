import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { professionalChange } from "./change.ts";
import { professionalDone, professionalReceived } from "./messages.ts";
import { professionalRest } from "./professional.rest.ts";

export const professionalArea: Area = {
  rest: [professionalRest],
  requests: [anyKind(professionalChange)],
  messages: [professionalReceived, professionalDone],
};
