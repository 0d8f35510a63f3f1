import type { Area } from "../insurer/area-description.ts";
import { announcementsRest } from "./announcements.rest.ts";
import "./announcements.graphql.ts";

export const announcementsArea: Area = {
  rest: [announcementsRest],
};
