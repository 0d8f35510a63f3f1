import type { News } from "@portal/model/notifications.ts";
import type { Account } from "../people/household.ts";

/** A notification of an account. */
export interface ToldNews {
  account: Account;
  news: News;
  date: string;
  idDms?: string;
}
