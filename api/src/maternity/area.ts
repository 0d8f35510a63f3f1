import type { Area } from "../insurer/area-description.ts";
import { maternityDone, maternityReceived } from "./messages.ts";
import "./maternity.graphql.ts";

export const maternityArea: Area = {
  messages: [maternityReceived, maternityDone],
};
