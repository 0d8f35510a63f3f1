import type { Reading } from "./reading.ts";

/** The cookie that tells the server and the browser how a person reads, before and after sign-in. */
export const READING_COOKIE = "user_reading";

export const ordinaryReading: Reading = { wording: "ORDINARY", textSize: "NORMAL" };

/** What the cookie says; a value of a newer version counts as the ordinary one. */
export function readingOf(cookie: string | undefined): Reading {
  const [wording, textSize] = (cookie ?? "").split(".");
  return {
    wording: wording === "EASY" ? wording : "ORDINARY",
    textSize: textSize === "LARGE" || textSize === "LARGEST" ? textSize : "NORMAL",
  };
}

export function readingCookie({ wording, textSize }: Reading): string {
  return `${wording}.${textSize}`;
}
