import type { Reading, TextSize } from "@portal/model/portal/reading.ts";
import { READING_COOKIE, readingCookie, readingOf } from "@portal/model/portal/reading-cookie.ts";
import { readCookie, writeCookie } from "../cookies.ts";

/** How this browser's person reads, by its cookie. */
export function readReading(cookies: string): Reading {
  return readingOf(readCookie(READING_COOKIE, cookies));
}

export function rememberReading(reading: Reading): void {
  writeCookie(READING_COOKIE, readingCookie(reading), 365);
}

/** `base.css` sets the size of the root by this attribute; the server writes it into the page. */
export function showTextSize(textSize: TextSize): void {
  const { dataset } = document.documentElement;
  // Setting the same size again would make the browser recalculate all styles.
  if (textSize === "NORMAL") delete dataset["textSize"];
  else dataset["textSize"] = textSize;
}
