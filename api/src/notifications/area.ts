import type { Area } from "../insurer/area-description.ts";
import { notificationsRest } from "./notifications.rest.ts";
import "./mark-notifications.graphql.ts";
import "./cost-reminder.graphql.ts";
import "./notifications.graphql.ts";

export const notificationsArea: Area = {
  rest: [notificationsRest],
};
