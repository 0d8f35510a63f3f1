import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { accountChange } from "./apply-account.ts";
import { accountChangeAsked, accountChanged } from "./messages.ts";
import "./financial-addresses.graphql.ts";

export const financialAddressesArea: Area = {
  requests: [anyKind(accountChange)],
  messages: [accountChangeAsked, accountChanged],
};
