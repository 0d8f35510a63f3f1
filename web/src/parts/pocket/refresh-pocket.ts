import { query } from "../../core/http/api.ts";
import { InsuranceCards } from "./held-cards.ts";
import { refreshKeptCards } from "./keep-cards.ts";

/** Brings the cards of this device up to date, silently: without an answer they stay as they are. */
export async function refreshPocket(): Promise<void> {
  const load = async () =>
    (await query(InsuranceCards, {}, { silent: true, background: true })).insuranceCards;
  await refreshKeptCards(load).catch(() => undefined);
}
