import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { deletion } from "./deletion.ts";
import { deletionDone, deletionReceived } from "./messages.ts";
import { myDataRest } from "./my-data.rest.ts";
import "./my-data.graphql.ts";

export const myDataArea: Area = {
  rest: [myDataRest],
  requests: [anyKind(deletion)],
  messages: [deletionReceived, deletionDone],
};
