declare global {
  interface Window {
    /** Not supported by all browsers, nor by TypeScript's types. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (input: string) => string };
    };
  }
}

const addresses = new Map<string, string>();

/** The Trusted Types policy allows one address per worker: the first that is given for its name. */
export function trustedWorkerUrl(name: "push" | "photos" | "bills", address: string): string {
  const trusted =
    addresses.get(name) ??
    window.trustedTypes
      ?.createPolicy(name, { createScriptURL: () => address })
      .createScriptURL(address) ??
    address;
  addresses.set(name, trusted);
  return trusted;
}
