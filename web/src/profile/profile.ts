import type { PersonalData } from "@portal/model/personal-data.ts";
import { queryOptions } from "@tanstack/react-query";
import { get } from "../core/http/api.ts";
import type { Insured, Portal } from "../core/portal.tsx";
import { oneOf } from "../core/routing/search.ts";

/** What a tab is told: whose data it shows. */
export interface ProfileTabProps {
  insured: Insured;
}

export type ProfileTab = "postals" | "financials" | "phonesEmails";

/** Addresses and bank accounts are the address owner's matter; whatever else the address says means the first tab. */
export function tabChoice({ profile }: Pick<Portal, "profile">) {
  return profile.isAddressOwner
    ? oneOf<ProfileTab>("activeTab", ["postals", "financials", "phonesEmails"])
    : oneOf<ProfileTab>("activeTab", ["phonesEmails"]);
}

/** Whose data are shown: those of the person who is signed in, unless the address names somebody else. */
export function personChoice({ profile, insureds }: Pick<Portal, "profile" | "insureds">) {
  const numbers = insureds.map(({ insuredNumber }) => insuredNumber);
  return oneOf("insured", [profile.insuredNumber, ...numbers], profile.insuredNumber);
}

export const personalData = queryOptions({
  queryKey: ["personal-data"],
  queryFn: () => get<PersonalData[]>("/v1/partners/personal_data"),
});
