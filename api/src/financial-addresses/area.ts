import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { accountChange } from "../insurer/bank-accounts/apply-account.ts";
import {
  accountChangeAsked,
  accountChangeCalled,
  accountChanged,
} from "../insurer/bank-accounts/messages.ts";
import "./financial-addresses.graphql.ts";

export const financialAddressesArea: Area = {
  requests: [anyKind(accountChange)],
  messages: [accountChangeAsked, accountChangeCalled, accountChanged],
};
