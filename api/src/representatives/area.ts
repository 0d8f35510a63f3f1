import type { Area } from "../insurer/area-description.ts";
import {
  representationAccepted,
  representationConfirmed,
  representationEnded,
  representationInvitation,
  representationScopeChanged,
  representationWider,
} from "./messages.ts";
import "./representatives.graphql.ts";

export const representativesArea: Area = {
  messages: [
    representationAccepted,
    representationConfirmed,
    representationEnded,
    representationInvitation,
    representationScopeChanged,
    representationWider,
  ],
};
