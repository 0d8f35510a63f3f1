import type { PersonalData } from "@portal/model/personal-data.ts";
import { queryOptions } from "@tanstack/react-query";
import { get } from "../core/http/api.ts";
import type { Insured, Portal } from "../core/portal.tsx";
import { oneOf } from "../core/routing/search.ts";

export interface ProfileTabProps {
  insured: Insured;
}

export type ProfileTab = "postals" | "financials" | "phonesEmails";

/** Addresses and bank accounts are for the address owner only; an invalid tab means the first one. */
export function tabChoice({ profile }: Pick<Portal, "profile">) {
  return profile.isAddressOwner
    ? oneOf<ProfileTab>("activeTab", ["postals", "financials", "phonesEmails"])
    : oneOf<ProfileTab>("activeTab", ["phonesEmails"]);
}

/** The person shown: the signed-in customer, unless the address names another. */
export function personChoice({ profile, insureds }: Pick<Portal, "profile" | "insureds">) {
  const numbers = insureds.map(({ insuredNumber }) => insuredNumber);
  return oneOf("insured", [profile.insuredNumber, ...numbers], profile.insuredNumber);
}

export const personalData = queryOptions({
  queryKey: ["personal-data"],
  queryFn: () => get<PersonalData[]>("/v1/partners/personal_data"),
});
