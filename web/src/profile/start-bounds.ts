import { validityBounds } from "@portal/model/calendar/validity.ts";

/** The days from which an address or an account may hold, for the list of what is wrong. */
export function startBounds(today: string) {
  return { startOfValidity: validityBounds(today) };
}
