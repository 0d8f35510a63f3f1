/** The parts of an address that was typed in one line. */
export interface TypedAddress {
  street: string;
  number: string;
  /** NPA and name of the place, or one of them. */
  place: string;
}

/** `Rue du Lac 12a, 1110 Morges`, also without the comma, the place or the number. */
export function readTypedAddress(text: string): TypedAddress {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const [, withZip, zip] = /^(.*?)[ ,]+(\d{4}(?: .*)?)$/.exec(line) ?? [];
  const [, beforeComma, afterComma] = /^(.*?) *, *(.*)$/.exec(line) ?? [];
  const house = withZip ?? beforeComma ?? line;
  const [, street, number] = /^(.*?) (\d+ ?[a-z]?)$/i.exec(house) ?? [];
  return { street: street ?? house, number: number ?? "", place: zip ?? afterComma ?? "" };
}
