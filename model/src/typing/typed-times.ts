/** `HH:MM`: a field cuts what is longer. */
export const longestTypedTime = 5;

/** `1520`, `15.20`, `15h20` and `9:05` as `15:20` and `09:05`; anything else stays as it is typed. */
export function tidyTypedTime(text: string): string {
  const parts = /^(\d{1,2})\s*[:.,hH]\s*(\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim());
  const [, hour = "", minute = ""] = parts ?? [];
  return parts ? `${hour.padStart(2, "0")}:${minute}` : text.trim();
}

/** The time of a clock, `HH:MM`; nothing when there is no such time. */
export function readTypedTime(text: string): string | undefined {
  const tidy = tidyTypedTime(text);
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(tidy) ? tidy : undefined;
}
