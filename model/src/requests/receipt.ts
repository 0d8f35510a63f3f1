/** Within how many working days a request is answered as a rule, where nothing else is promised for it. */
export const REQUEST_WORKING_DAYS = 5;

/** How a request is called on the phone and in letters: the first eight digits of its id, `3F2A-90BC`. */
export function requestReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
