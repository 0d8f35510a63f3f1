import { validityBounds } from "@portal/model/calendar/validity.ts";

/** The allowed first days of an address or an account, for the list of errors. */
export function startBounds(today: string) {
  return { startOfValidity: validityBounds(today) };
}
