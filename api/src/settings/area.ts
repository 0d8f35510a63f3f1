import type { Area } from "../insurer/area-description.ts";
import { pushWelcome } from "./messages.ts";
import { settingsRest } from "./settings.rest.ts";
import "./push.graphql.ts";
import "./reading.graphql.ts";
import "./settings.graphql.ts";

export const settingsArea: Area = {
  rest: [settingsRest],
  messages: [pushWelcome],
};
