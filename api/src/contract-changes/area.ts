import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { contractChange } from "./apply-change.ts";
import { contractChangeDone, contractChangeReceived } from "./messages.ts";
import "./contract-changes.graphql.ts";

export const contractChangesArea: Area = {
  requests: [anyKind(contractChange)],
  messages: [contractChangeReceived, contractChangeDone],
};
