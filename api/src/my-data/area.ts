import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { correction } from "./correction.ts";
import { correctionDone, correctionReceived } from "./correction-messages.ts";
import { deletion } from "./deletion.ts";
import { deletionDone, deletionReceived } from "./messages.ts";
import { myDataRest } from "./my-data.rest.ts";
import "./my-data.graphql.ts";
import "./rights.graphql.ts";

export const myDataArea: Area = {
  rest: [myDataRest],
  requests: [anyKind(deletion), anyKind(correction)],
  messages: [deletionReceived, deletionDone, correctionReceived, correctionDone],
};
