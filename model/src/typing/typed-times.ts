/** `HH:mm` */
export const longestTypedTime = 5;

/** A valid time: `24:00` is not. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** `930`, `9.30`, `9h30` and `9` become `09:30` and `09:00`; any other text stays unchanged. */
export function tidyTypedTime(text: string): string {
  const [, hours, minutes = "00"] =
    /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*h?$/i.exec(text.trim()) ?? [];
  const time = hours === undefined ? "" : `${hours.padStart(2, "0")}:${minutes}`;
  return isTime(time) ? time : text.trim();
}
