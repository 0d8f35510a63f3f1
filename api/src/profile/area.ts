import type { Area } from "../insurer/area-description.ts";
import { contactsChanged } from "./messages.ts";
import { profileRest } from "./profile.rest.ts";
import "./contacts.graphql.ts";
import "./profile.graphql.ts";

export const profileArea: Area = {
  rest: [profileRest],
  messages: [contactsChanged],
};
