import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { move } from "../insurer/addresses/apply-move.ts";
import { addressChangeAsked, addressChanged } from "../insurer/addresses/messages.ts";
import "./postal-addresses.graphql.ts";

export const postalAddressesArea: Area = {
  requests: [anyKind(move)],
  messages: [addressChangeAsked, addressChanged],
};
