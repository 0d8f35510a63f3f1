import type { News } from "@portal/model/notifications.ts";
import type { Account } from "../people/household.ts";

/** Something that an account was told of. */
export interface ToldNews {
  account: Account;
  news: News;
  /** The day on which it was told. */
  date: string;
  idDms?: string;
}
