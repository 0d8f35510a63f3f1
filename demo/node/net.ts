export function isIPv6(address: string): boolean {
  return address.includes(":");
}

export function connect(): never {
  throw new Error("There is no network below HTTP in the browser.");
}

/** The mail sender imports it but never runs in a browser. */
export function Socket(): never {
  return connect();
}
